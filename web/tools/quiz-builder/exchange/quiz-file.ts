import type { Quiz } from '#lib/quiz/quiz.ts'
import { UserError } from '#lib/result/user-error.ts'
import { quizFrom, shareQuiz } from './shared-quiz.ts'

/** A quiz as a JSON file, to be read by `quizFromJson` and by other programs. */
export function quizToJson(quiz: Quiz): string {
  return `${JSON.stringify(shareQuiz(quiz), null, 2)}\n`
}

/** The quiz in the text of a JSON file. Throws UserError for any other file. */
export function quizFromJson(json: string, fileName: string): Quiz {
  const quiz = quizFrom(tryParseJson(json))
  if (!quiz) throw new UserError(`"${fileName}" is not a quiz file.`)
  return quiz
}

function tryParseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** A file's name made of a quiz's title: letters and digits of any script, joined by hyphens. */
export function getFileName({ title }: Pick<Quiz, 'title'>, ending: string): string {
  const words =
    title
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  // Truncation can leave a hyphen or half a character at the end.
  const cut = words
    .join('-')
    .slice(0, 60)
    .replace(/[-\ud800-\udbff]$/, '')
  return `${cut || 'quiz'}.${ending}`
}
