import { attemptAsync } from '#lib/outcome/attempt.ts'
import type { Problem } from '#lib/outcome/user-error.ts'
import type { Quiz } from '#lib/quiz/quiz.ts'
import { download } from '#web/browser/download.ts'
import { sortFiles } from '#web/browser/files.ts'
import { readTextFile } from '#web/browser/read-text-file.ts'
import { hashOf } from '#web/browser/store/synced.ts'
import { EXAMPLES } from '../examples.ts'
import { nameOf } from '../shelf.ts'
import { addQuiz } from '../use-shelf.ts'
import { fileNameOf, quizFromJson, quizToJson } from './quiz-file.ts'
import { LONGEST_LINK, readQuizData, writeQuizData } from './quiz-link.ts'

const FILES = { accept: '.json', limitBytes: 20 * 1024 * 1024 } as const

/** The link by which a quiz is taken; undefined where it would be too long. */
export async function linkTo(quiz: Quiz): Promise<string | undefined> {
  const data = await writeQuizData(quiz)
  return data.length > LONGEST_LINK ? undefined : `${location.origin}${location.pathname}?data=${data}`
}

/** The quiz of a link, and what tells its runs from those of others. */
export async function readLink(data: string) {
  return { quiz: await readQuizData(data), runKey: `link-${hashOf(data)}` }
}

export function saveJson(quiz: Quiz): void {
  download(quizToJson(quiz), fileNameOf(quiz, 'json'), 'application/json')
}

export function openExample(): void {
  const [example] = EXAMPLES
  if (example) addQuiz(example.quiz, 'Example opened')
}

/** Opens the quiz of a file beside the others; gives the problem where that cannot be. */
export async function takeFile([file]: readonly File[]): Promise<Problem | undefined> {
  if (!file) return undefined
  const [refusal] = sortFiles([file], FILES).refusals
  if (refusal) return { message: refusal, detail: '' }
  const text = await readTextFile(file)
  if (!text.ok) return text.problem
  const read = await attemptAsync(async () => quizFromJson(text.value, file.name))
  if (!read.ok) return read.problem
  addQuiz(read.value, `${nameOf(read.value)} imported`)
  return undefined
}
