import * as v from 'valibot'
import { EMPTY_QUIZ, Quiz } from '#lib/quiz/quiz.ts'

/** Stored quiz. */
export const HostedQuiz = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
  /** When it was last changed, in milliseconds since 1970. */
  changed: v.number(),
  quiz: Quiz,
})
export type HostedQuiz = v.InferOutput<typeof HostedQuiz>
export type QuizLibrary = readonly HostedQuiz[]

/** Returns the open quiz, or the first if none was opened. One that is not stored yet is empty. */
export function quizOn(library: QuizLibrary, openId: string): Pick<HostedQuiz, 'id' | 'quiz'> {
  const open = openId === '' ? library[0] : library.find(({ id }) => id === openId)
  return open ?? { id: openId, quiz: EMPTY_QUIZ }
}

/** Returns the library with the updated quiz; a new one is first. */
export function putQuiz(library: QuizLibrary, entry: HostedQuiz): QuizLibrary {
  const isKnown = library.some(({ id }) => id === entry.id)
  return isKnown ? library.map((one) => (one.id === entry.id ? entry : one)) : [entry, ...library]
}

export function dropQuiz(library: QuizLibrary, id: string): QuizLibrary {
  return library.filter((entry) => entry.id !== id)
}

/** Returns the name of a quiz in a list. */
export function getName({ title }: Pick<Quiz, 'title'>): string {
  return title.trim() || 'Untitled quiz'
}
