import { type Kind, LIMITS, type Option, type Question, type Quiz } from '#lib/quiz/quiz.ts'

const OPTION_IDS = 'abcdefghijkl'
const STANDARD_OPTIONS = 4

type Questions = Quiz['questions']

/** An id that no question has: `q` and the next number. */
function freeId(questions: Questions): string {
  const numbers = questions.map(({ id }) => Number(/^q(\d{1,9})$/.exec(id)?.[1] ?? 0))
  return `q${Math.max(0, ...numbers) + 1}`
}

function emptyOptions(count: number): readonly Option[] {
  return [...OPTION_IDS.slice(0, count)].map((id) => ({ id, text: '' }))
}

/** A question with four options, the first of which is right. */
export function createQuestion(id: string, kind: Kind = 'single'): Question {
  return {
    id,
    kind,
    text: '',
    picture: '',
    pictureText: '',
    options: emptyOptions(STANDARD_OPTIONS),
    right: ['a'],
    isTrue: true,
    accepted: [''],
    value: '',
    tolerance: '',
    explanation: '',
  }
}

export function addQuestion(questions: Questions): Questions {
  return [...questions, createQuestion(freeId(questions))]
}

/** Inserts questions at a position; those with an id in use get a new one. */
export function insertQuestions(questions: Questions, at: number, added: Questions): Questions {
  return added.reduce((all, question, index) => {
    const isUsed = all.some(({ id }) => id === question.id)
    return all.toSpliced(at + index, 0, isUsed ? { ...question, id: freeId(all) } : question)
  }, questions)
}

export function changeQuestion(questions: Questions, id: string, fields: Partial<Question>): Questions {
  return questions.map((question) => (question.id === id ? { ...question, ...fields } : question))
}

export function duplicateQuestion(questions: Questions, id: string): Questions {
  const at = getPlace(questions, id)
  const original = questions[at]
  return original ? insertQuestions(questions, at + 1, [original]) : questions
}

/** The place of a question, from 0. */
export function getPlace(questions: Questions, id: string): number {
  return questions.findIndex((question) => question.id === id)
}

/** The questions with one moved to a place; the places count from 0, a place beyond an end is that end. */
export function moveQuestion(questions: Questions, id: string, to: number): Questions {
  const question = questions.find((one) => one.id === id)
  if (!question) return questions
  const others = questions.filter((one) => one !== question)
  return others.toSpliced(Math.max(0, Math.min(to, others.length)), 0, question)
}

export function addOption({ options }: Question): Pick<Question, 'options'> {
  const id = [...OPTION_IDS].find((one) => options.every((option) => option.id !== one))
  const hasRoom = id !== undefined && options.length < LIMITS.options
  return { options: hasRoom ? [...options, { id, text: '' }] : options }
}

/** Removes an option; a single choice without a correct option gets the first remaining one. */
export function dropOption(question: Question, id: string): Pick<Question, 'options' | 'right'> {
  const options = question.options.filter((option) => option.id !== id)
  const right = question.right.filter((one) => one !== id)
  const first = options[0]
  return { options, right: question.kind === 'single' && right.length === 0 && first ? [first.id] : right }
}

/**
 * Converts the question to another kind, with options to fill in. A single choice keeps the first of several correct
 * ones.
 */
export function changeKind({ options: before, right }: Question, kind: Kind): Partial<Question> {
  const options = before.length === 0 ? emptyOptions(STANDARD_OPTIONS) : before
  if (kind !== 'single') return { kind, options }
  const first = options.find(({ id }) => right.includes(id)) ?? options[0]
  return { kind, options, right: first ? [first.id] : [] }
}

/** Marks an option as right or not. */
export function markRight(
  { kind, right }: Question,
  id: string,
  isNowRight: boolean,
): Pick<Question, 'right'> {
  if (kind === 'single') return { right: [id] }
  const others = right.filter((one) => one !== id)
  return { right: isNowRight ? [...others, id] : others }
}
