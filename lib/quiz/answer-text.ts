import { choicesOf, rightChoices } from './answers.ts'
import { type Answer, isAnswered, type Question } from './quiz.ts'

/** An answer in words; a dash for none. */
export function answerText(question: Question, answer: Answer | undefined): string {
  if (!isAnswered(answer)) return '—'
  return typeof answer === 'string' ? answer.trim() : choiceTexts(question, answer)
}

/** The right answer in words. */
export function rightText(question: Question): string {
  const { kind, accepted, value, tolerance } = question
  if (kind === 'text') return accepted.filter((text) => text.trim() !== '').join(' or ') || '—'
  if (kind === 'number') return tolerance.trim() === '' ? value : `${value} ± ${tolerance}`
  return choiceTexts(question, rightChoices(question)) || '—'
}

function choiceTexts(question: Question, ids: readonly string[]): string {
  return choicesOf(question)
    .filter(({ id }) => ids.includes(id))
    .map(({ text }) => text)
    .join(', ')
}
