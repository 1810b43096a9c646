import { compare, fromDecimal, minus, type Rational } from '../numbers/rational.ts'
import { readNumber } from '../numbers/read-number.ts'
import { type Answer, isAnswered, type Option, type Question } from './quiz.ts'

const TRUE_FALSE: readonly Option[] = [
  { id: 'true', text: 'True' },
  { id: 'false', text: 'False' },
]

/** Returns the options to choose from: none for questions with typed answers. Options without text are omitted. */
export function getChoices({ kind, options }: Question): readonly Option[] {
  if (kind === 'true-false') return TRUE_FALSE
  if (kind === 'text' || kind === 'number') return []
  return options.filter(({ text }) => text.trim() !== '')
}

/** The ids of the choices that are right. */
export function rightChoices(question: Question): readonly string[] {
  if (question.kind === 'true-false') return [String(question.isTrue)]
  const there = new Set(getChoices(question).map(({ id }) => id))
  return question.right.filter((id) => there.has(id))
}

/** Returns whether an answer is correct: exactly all correct options, text in any case, a number within tolerance. */
export function isRight(question: Question, answer: Answer | undefined): boolean {
  if (!isAnswered(answer)) return false
  if (typeof answer !== 'string') return isSameSet(answer, rightChoices(question))
  if (question.kind === 'number') return isNear(answer, question)
  return question.kind === 'text' && question.accepted.some((text) => plain(text) === plain(answer))
}

function isSameSet(a: readonly string[], b: readonly string[]): boolean {
  return b.length > 0 && new Set(a).size === new Set(b).size && b.every((id) => a.includes(id))
}

/** Normalizes text for comparison: ignores case, extra whitespace and encodings of one character. */
function plain(text: string): string {
  return text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()
}

function isNear(answer: string, { value, tolerance }: Question): boolean {
  const [typed, wanted, away] = [exact(answer), exact(value), exact(tolerance)]
  if (!typed || !wanted) return false
  const difference = minus(typed, wanted)
  const distance = difference.num < 0n ? { ...difference, num: -difference.num } : difference
  return compare(distance, away ?? fromDecimal('0')) <= 0
}

function exact(text: string): Rational | undefined {
  const reading = readNumber(text)
  return reading.kind === 'number' ? fromDecimal(reading.decimal) : undefined
}

/** An answer in words; a dash for none. */
export function answerText(question: Question, answer: Answer | undefined): string {
  return textOfAnswer(getChoices(question), answer)
}

/** The same for a question of which only the choices are known. */
export function textOfAnswer(choices: readonly Option[], answer: Answer | undefined): string {
  if (!isAnswered(answer)) return '—'
  return typeof answer === 'string' ? answer.trim() : choiceTexts(choices, answer)
}

/** The right answer in words. */
export function rightText(question: Question): string {
  const { kind, accepted, value, tolerance } = question
  if (kind === 'text') return accepted.filter((text) => text.trim() !== '').join(' or ') || '—'
  if (kind === 'number') return tolerance.trim() === '' ? value : `${value} ± ${tolerance}`
  return choiceTexts(getChoices(question), rightChoices(question)) || '—'
}

function choiceTexts(choices: readonly Option[], ids: readonly string[]): string {
  return choices
    .filter(({ id }) => ids.includes(id))
    .map(({ text }) => text)
    .join(', ')
}
