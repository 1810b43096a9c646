import * as v from 'valibot'
import { EMPTY_QUIZ, type Quiz } from '#lib/quiz/quiz.ts'
import { persisted, usePersisted } from '#web/platform/store/persisted.ts'
import { keepValid, listIn } from '#web/platform/store/quarantine.ts'
import { toolState } from '#web/platform/store/tool-state.ts'
import { showToast } from '#web/ui/toast.tsx'
import { dropQuiz, getName, HostedQuiz, putQuiz, type QuizLibrary, quizOn } from './quiz-library.ts'

const KEY = 'sundry-quizzes'

/** All quizzes of the visitor. One that cannot be read is set aside and leaves the others alone. */
export const quizLibraryStore = persisted<QuizLibrary>(KEY, [], (stored) => {
  const list = listIn(stored)
  return list && keepValid(KEY, list, readQuiz, () => {})
})

function readQuiz(stored: unknown): HostedQuiz | undefined {
  const reading = v.safeParse(HostedQuiz, stored)
  return reading.success ? reading.output : undefined
}

/** Open quiz, and whether an attempt is running. */
const placeStore = toolState(
  'quiz-builder',
  v.object({ open: v.optional(v.string(), ''), isTaking: v.optional(v.boolean(), false) }),
)

export function useOpenQuiz() {
  const [library] = usePersisted(quizLibraryStore)
  const [{ open, isTaking }] = usePersisted(placeStore)
  return { ...quizOn(library, open), isTaking }
}

export function openQuizNow() {
  return quizOn(quizLibraryStore.get(), placeStore.get().open)
}

function keepQuiz(id: string, quiz: Quiz): void {
  quizLibraryStore.set(putQuiz(quizLibraryStore.get(), { id, quiz, changed: Date.now() }))
}

/** Changes the open quiz. One that is new gets its id now. */
export function changeQuiz(change: (quiz: Quiz) => Quiz): void {
  const { id, quiz } = openQuizNow()
  const known = id === '' ? freshId() : id
  keepQuiz(known, change(quiz))
  if (known !== id) openQuiz(known)
}

export function changeQuestions(change: (questions: Quiz['questions']) => Quiz['questions']): void {
  changeQuiz((quiz) => ({ ...quiz, questions: change(quiz.questions) }))
}

export function openQuiz(id: string): void {
  placeStore.set({ open: id, isTaking: false })
}

export function takeQuiz(isTaking: boolean): void {
  placeStore.set({ ...placeStore.get(), isTaking })
}

/** Adds and opens a quiz, with an undo in the toast. */
export function addQuiz(quiz: Quiz, title: string): void {
  const before = placeStore.get()
  const id = freshId()
  if (quiz !== EMPTY_QUIZ) keepQuiz(id, quiz)
  openQuiz(id)
  const undo = () => {
    quizLibraryStore.set(dropQuiz(quizLibraryStore.get(), id))
    placeStore.set(before)
  }
  showToast({ title, action: { label: 'Undo', onAct: undo } })
}

/**
 * Applies a change with an undo for the same quiz, even if another is open by then; without `back`, undo restores the
 * previous quiz.
 */
export function changeWithUndo(
  change: (quiz: Quiz) => Quiz,
  title: string,
  back?: (quiz: Quiz) => Quiz,
): void {
  const { quiz: before } = openQuizNow()
  changeQuiz(change)
  const { id } = openQuizNow()
  const undo = () => keepQuiz(id, back ? back(quizOn(quizLibraryStore.get(), id).quiz) : before)
  showToast({ title, action: { label: 'Undo', onAct: undo } })
}

export function deleteQuiz(id: string): void {
  const before = quizLibraryStore.get()
  const deleted = before.find((entry) => entry.id === id)
  if (!deleted) return
  const at = before.indexOf(deleted)
  quizLibraryStore.set(dropQuiz(before, id))
  const putBack = () => quizLibraryStore.set(dropQuiz(quizLibraryStore.get(), id).toSpliced(at, 0, deleted))
  showToast({ title: `${getName(deleted.quiz)} deleted`, action: { label: 'Undo', onAct: putBack } })
}

function freshId(): string {
  const [a = 0, b = 0] = crypto.getRandomValues(new Uint32Array(2))
  return `${a.toString(36)}-${b.toString(36)}`
}
