import * as v from 'valibot'
import { type Kind, LIMITS, Question } from '#lib/quiz/quiz.ts'

/** Questions imported from text or a table, and the errors with their positions. */
export type Imported = {
  readonly questions: readonly Question[]
  /** Error with its position, for example `Row 4: the question is empty`. */
  readonly errors: readonly string[]
  /** Lost content with its position, for example `Line 9: the picture “chart” is left out`. */
  readonly notes?: readonly string[]
}

const IDS = 'abcdefghijklmnopqrstuvwxyz'

/** Options with ids, and the ids of those that are right, by their places from 0. */
export function letteredOptions(
  texts: readonly string[],
  rightPlaces: readonly number[],
): Pick<Question, 'options' | 'right'> {
  const options = texts.map((text, place) => ({ id: IDS[place] ?? `o${place}`, text }))
  return { options, right: options.flatMap(({ id }, place) => (rightPlaces.includes(place) ? [id] : [])) }
}

/** Question as described by a format. */
export type Draft = {
  readonly text: string
  readonly kind: Kind
  readonly explanation?: string
  readonly options?: readonly string[]
  readonly rightPlaces?: readonly number[]
  readonly isTrue?: boolean
  readonly accepted?: readonly string[]
  readonly value?: string
  readonly tolerance?: string
  /** Content that has no place in a question. */
  readonly notes?: readonly string[]
}

/** A failure to read one question; the rest of the file is read. */
export class DraftError extends Error {}

/**
 * Reads drafts one by one; one that fails, or does not fit into a quiz, becomes an error that starts with its position.
 */
export function importDrafts(
  sources: readonly { readonly place: string; readonly read: () => Draft }[],
): Imported {
  const questions: Question[] = []
  const errors: string[] = []
  const allNotes: string[] = []
  for (const { place, read } of sources) {
    try {
      const { notes = [], ...draft } = read()
      questions.push(questionFrom(draft, `q${questions.length + 1}`))
      allNotes.push(...notes.map((note) => `${place}: ${note}`))
    } catch (error) {
      if (!(error instanceof DraftError)) throw error
      errors.push(`${place}: ${error.message}`)
    }
  }
  return allNotes.length === 0 ? { questions, errors } : { questions, errors, notes: allNotes }
}

function questionFrom(draft: Draft, id: string): Question {
  const { options = [], rightPlaces = [], ...same } = draft
  if (draft.text === '') throw new DraftError('the question is empty')
  if (options.length > LIMITS.options) throw new DraftError(`there are more than ${LIMITS.options} options`)
  const reading = v.safeParse(Question, { ...same, id, ...letteredOptions(options, rightPlaces) })
  if (!reading.success) throw new DraftError('a text is too long')
  return reading.output
}
