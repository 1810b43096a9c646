import { readNumber } from '#lib/numbers/read-number.ts'
import type { Question, Quiz } from '#lib/quiz/quiz.ts'

/** Something that a quiz still needs, and the place to go to. */
export type Gap = {
  /** Says the question's number and what is wrong: `Question 3: option B is empty`. */
  readonly text: string
  readonly questionId: string
  /** The accessible name of the field to go to. */
  readonly field: string
  /** The quiz can be shared and played all the same. */
  readonly isMinor?: true
}

type Place = Omit<Gap, 'questionId'>

const found = new WeakMap<Question, readonly Place[]>()

/** All that a quiz still needs, in the order of its questions. Questions are judged once until they change. */
export function findGaps({ questions }: Quiz): readonly Gap[] {
  return questions.flatMap((question, index) =>
    getGaps(question).map((gap) => ({
      ...gap,
      text: `Question ${index + 1}: ${gap.text}`,
      questionId: question.id,
    })),
  )
}

function getGaps(question: Question): readonly Place[] {
  const known = found.get(question)
  if (known) return known
  const gaps = [...textGaps(question), ...ANSWER_GAPS[question.kind](question)]
  found.set(question, gaps)
  return gaps
}

function textGaps({ text, picture, pictureText }: Question): Place[] {
  const gaps: Place[] = []
  if (text.trim() === '') gaps.push({ text: 'the question is empty', field: 'Question' })
  if (picture !== '' && pictureText.trim() === '')
    gaps.push({ text: 'the picture has no description', field: 'Picture description', isMinor: true })
  return gaps
}

const ANSWER_GAPS: Record<Question['kind'], (question: Question) => readonly Place[]> = {
  single: choiceGaps,
  several: choiceGaps,
  'true-false': () => [],
  text: ({ accepted }) =>
    accepted.some((text) => text.trim() !== '')
      ? []
      : [{ text: 'there is no accepted answer', field: 'Accepted answer 1' }],
  number: numberGaps,
}

function choiceGaps({ options, right }: Question): Place[] {
  const gaps: Place[] = options.flatMap(({ text }, index) =>
    text.trim() === '' ? [{ text: `option ${getLetter(index)} is empty`, field: `Option ${index + 1}` }] : [],
  )
  const twin = options.findIndex(
    ({ text }, index) =>
      text.trim() !== '' && options.slice(0, index).some((other) => plain(other.text) === plain(text)),
  )
  if (options.length < 2) gaps.push({ text: 'there are fewer than two options', field: 'Option 1' })
  if (twin >= 0) gaps.push({ text: 'two options are the same', field: `Option ${twin + 1}` })
  if (right.length === 0) gaps.push({ text: 'no option is marked as correct', field: 'Option 1' })
  return gaps
}

function numberGaps({ value, tolerance }: Question): Place[] {
  const gaps: Place[] = []
  if (readNumber(value).kind !== 'number')
    gaps.push({ text: 'the correct number is missing', field: 'Correct number' })
  const away = readNumber(tolerance)
  if (away.kind === 'garbage' || (away.kind === 'number' && away.decimal.startsWith('-')))
    gaps.push({ text: 'the tolerance is not a number from 0', field: 'Tolerance' })
  return gaps
}

function plain(text: string): string {
  return text.normalize('NFC').trim()
}

/** The letter by which people call an option: A for the first. */
export function getLetter(index: number): string {
  return String.fromCharCode(65 + index)
}
