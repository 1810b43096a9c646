import * as v from 'valibot'
import { EMPTY_QUIZ, Quiz } from '#lib/quiz/quiz.ts'

/** A quiz that is kept. */
export const KeptQuiz = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
  /** When it was last changed, in milliseconds since 1970. */
  changed: v.number(),
  quiz: Quiz,
})
export type KeptQuiz = v.InferOutput<typeof KeptQuiz>
export type Shelf = readonly KeptQuiz[]

/** The quiz to show: the one that was opened; where none was, the first. One that is not kept yet is empty. */
export function quizOn(shelf: Shelf, openId: string): Pick<KeptQuiz, 'id' | 'quiz'> {
  const open = openId === '' ? shelf[0] : shelf.find(({ id }) => id === openId)
  return open ?? { id: openId, quiz: EMPTY_QUIZ }
}

/** The shelf with a quiz as it is now; a new one comes first. */
export function putQuiz(shelf: Shelf, entry: KeptQuiz): Shelf {
  const isKnown = shelf.some(({ id }) => id === entry.id)
  return isKnown ? shelf.map((one) => (one.id === entry.id ? entry : one)) : [entry, ...shelf]
}

export function dropQuiz(shelf: Shelf, id: string): Shelf {
  return shelf.filter((entry) => entry.id !== id)
}

/** What a list calls a quiz. */
export function nameOf({ title }: Pick<Quiz, 'title'>): string {
  return title.trim() || 'Untitled quiz'
}
