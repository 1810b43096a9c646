import { readGift } from './gift.ts'
import type { Imported } from './imported-question.ts'
import { readCsvQuiz } from './quiz-csv.ts'
import { readLines } from './read-lines.ts'

/** Parses questions in any supported format: a table, GIFT, Aiken, or lines as people type them. */
export function readQuestions(text: string): Imported {
  const table = tableIn(text)
  if (table) return table
  const ways = [readLines(text), ...(text.includes('{') ? [readGift(text)] : [])]
  return ways.reduce((best, way) => (isBetter(way, best) ? way : best))
}

/** More questions count first, then fewer errors. */
function isBetter(way: Imported, other: Imported): boolean {
  const more = way.questions.length - other.questions.length
  return more > 0 || (more === 0 && way.errors.length < other.errors.length)
}

function tableIn(text: string): Imported | undefined {
  if (!/^\W*question\b.*[,;\t|]/i.test(text)) return undefined
  return readCsvQuiz(text)
}
