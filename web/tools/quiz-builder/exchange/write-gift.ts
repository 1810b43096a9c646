import { readNumber } from '#lib/numbers/read-number.ts'
import type { Question } from '#lib/quiz/quiz.ts'
import { escapeGift } from './gift-escapes.ts'

/** Questions as a Moodle GIFT text. Pictures have no place in it. */
export function writeGift(questions: readonly Question[]): string {
  return questions.map(getGift).join('\n')
}

function getGift(question: Question): string {
  const explanation = escapeGift(question.explanation)
  const feedback = explanation === '' ? '' : `\n####${explanation}`
  return `${escapeGift(question.text)} {${getAnswers(question)}${feedback}\n}\n`
}

function getAnswers(question: Question): string {
  const { kind, options, right, accepted, isTrue, value, tolerance } = question
  if (kind === 'true-false') return isTrue ? 'TRUE' : 'FALSE'
  if (kind === 'text') return indentLines(accepted.map((text) => `=${escapeGift(text)}`))
  if (kind === 'number') return `#${plainNumber(value)}:${plainNumber(tolerance)}`
  const share = right.length === 0 ? 0 : Number((100 / right.length).toFixed(5))
  return indentLines(
    options.map(({ id, text }) => {
      const isRight = right.includes(id)
      const sign = kind === 'single' ? (isRight ? '=' : '~') : `~%${isRight ? share : -100}%`
      return `${sign}${escapeGift(text)}`
    }),
  )
}

function indentLines(lines: readonly string[]): string {
  return lines.map((line) => `\n\t${line}`).join('')
}

function plainNumber(text: string): string {
  const reading = readNumber(text)
  return reading.kind === 'number' ? reading.decimal : '0'
}
