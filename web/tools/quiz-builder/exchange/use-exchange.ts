import { EMPTY_QUIZ, type Quiz } from '#lib/quiz/quiz.ts'
import { toResultAsync } from '#lib/result/result.ts'
import { type Problem, UserError } from '#lib/result/user-error.ts'
import { download } from '#web/platform/download.ts'
import { sortFiles } from '#web/platform/files.ts'
import { readTextFile } from '#web/platform/read-text-file.ts'
import { hashOf } from '#web/platform/store/synced.ts'
import { EXAMPLES } from '../examples.ts'
import { getName } from '../quiz-library.ts'
import { addQuiz } from '../use-quiz-library.ts'
import type { Imported } from './imported-question.ts'
import { getFileName, quizFromJson, quizToJson } from './quiz-file.ts'
import { MAX_LINK_LENGTH, readQuizData, writeQuizData } from './quiz-link.ts'

const FILES = { accept: '.json,.gift,.txt,.csv,.tsv,.xlsx', limitBytes: 20 * 1024 * 1024 } as const
const ERRORS_SHOWN = 10

/** Returns the link of a quiz; undefined if it would be too long. */
export async function linkTo(quiz: Quiz): Promise<string | undefined> {
  const data = await writeQuizData(quiz)
  return data.length > MAX_LINK_LENGTH ? undefined : `${location.origin}${location.pathname}?data=${data}`
}

/** Returns the quiz of a link, and the key of its attempts. */
export async function readLink(data: string) {
  return { quiz: await readQuizData(data), runKey: `link-${hashOf(data)}` }
}

export function saveJson(quiz: Quiz): void {
  download(quizToJson(quiz), getFileName(quiz, 'json'), 'application/json')
}

export type Format = 'CSV' | 'Excel' | 'GIFT' | 'Aiken'

/** Saves the questions in another format; returns the features that it does not support. */
export async function saveAs(quiz: Quiz, format: Format): Promise<Problem | undefined> {
  const { saveQuestions } = await import('./use-formats.ts')
  return saveQuestions(quiz, format)
}

export function openExample(): void {
  const [example] = EXAMPLES
  if (example) addQuiz(example.quiz, 'Example opened')
}

/** Opens the quiz of a file as an additional quiz; returns the error if that fails, or the skipped questions. */
export async function takeFile([file]: readonly File[]): Promise<Problem | undefined> {
  if (!file) return undefined
  const [error] = sortFiles([file], FILES).errors
  if (error) return { message: error, detail: '' }
  const read = await toResultAsync(() => readQuizFile(file))
  if (!read.ok) return read.problem
  const { quiz, errors, notes } = read.value
  addQuiz(quiz, `${getName(quiz)} imported`)
  if (errors.length > 0) return importProblem(errors, notes)
  return notes.length === 0
    ? undefined
    : { message: 'Imported, but not all of it', detail: shownErrors(notes) }
}

type ReadFile = {
  readonly quiz: Quiz
  readonly errors: readonly string[]
  readonly notes: readonly string[]
}

async function readQuizFile(file: File): Promise<ReadFile> {
  if (file.name.toLowerCase().endsWith('.json'))
    return { quiz: quizFromJson(await getText(file), file.name), errors: [], notes: [] }
  const { readWorkbook, readQuestions } = await import('./use-formats.ts')
  const imported: Imported = file.name.toLowerCase().endsWith('.xlsx')
    ? await readWorkbook(file)
    : readQuestions(await getText(file))
  if (imported.questions.length === 0)
    throw new UserError(`"${file.name}" is not a quiz file.`, shownErrors(imported.errors))
  const title = file.name.replace(/\.[^.]+$/, '')
  const { questions, errors, notes = [] } = imported
  return { quiz: { ...EMPTY_QUIZ, title, questions }, errors, notes }
}

async function getText(file: File): Promise<string> {
  const text = await readTextFile(file)
  if (!text.ok) throw new UserError(text.problem.message, text.problem.detail)
  return text.value
}

function importProblem(errors: readonly string[], notes: readonly string[]): Problem {
  const count = errors.length === 1 ? '1 question was' : `${errors.length} questions were`
  return { message: `${count} left out`, detail: shownErrors([...errors, ...notes]) }
}

/** The first errors, one per line. */
export function shownErrors(errors: readonly string[]): string {
  const more = errors.length - ERRORS_SHOWN
  return [...errors.slice(0, ERRORS_SHOWN), ...(more > 0 ? [`and ${more} more`] : [])].join('\n')
}
