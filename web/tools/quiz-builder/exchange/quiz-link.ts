import { fromBase64Url, packJson, unpackJson } from '#lib/net/share-link.ts'
import type { Quiz } from '#lib/quiz/quiz.ts'
import { UserError } from '#lib/result/user-error.ts'
import { decodeCsv } from '#lib/tabular/csv/decode-csv.ts'
import { quizFrom, shareQuiz } from './quiz-file.ts'

/** Longer links are refused by some mail programs and chats. */
export const MAX_LINK_LENGTH = 8000
const MAX_DATA_LENGTH = 1_000_000

/** A quiz as the value of `?data=`: base64url of deflated JSON. */
export function writeQuizData(quiz: Quiz): Promise<string> {
  return packJson(shareQuiz(quiz))
}

/**
 * Reads the quiz in the value of `?data=`, percent-decoded once: as returned by `writeQuizData`, as JSON, or as base64
 * of JSON. Throws UserError for anything else.
 */
export async function readQuizData(data: string): Promise<Quiz> {
  const quiz = data.length <= MAX_DATA_LENGTH ? quizFrom(await valueIn(data.trim())) : undefined
  if (!quiz || quiz.questions.length === 0) throw new UserError('This quiz link is damaged or incomplete.')
  return quiz
}

async function valueIn(data: string): Promise<unknown> {
  const plain = jsonIn(data)
  if (plain !== undefined) return plain
  try {
    // A `+` in a URL is decoded as a space.
    const base64 = data.replaceAll(' ', '+')
    // `btoa` encodes one byte per character, which is then not UTF-8.
    return jsonIn(decodeCsv(fromBase64Url(base64)).text) ?? (await unpackJson(base64))
  } catch {
    return undefined
  }
}

/** Parses JSON that can be percent-encoded once more. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(/^%7b/i.test(text) ? decodeURIComponent(text) : text)
  } catch {
    return undefined
  }
}
