import { setImmediate } from 'node:timers/promises'
import { writeCsv } from '#lib/csv/write-csv.ts'
import { answerText } from '#lib/quiz/answer-text.ts'
import type { Quiz } from '#lib/quiz/quiz.ts'
import { resultOf } from '#lib/quiz/quiz-result.ts'
import { overSince, type QuizRun } from './quiz-run.ts'

/** So many attempts are graded before others have their turn. */
const AT_ONCE = 50

/**
 * The attempts at a quiz as CSV, in the order in which they were begun: name, attempt, start (ISO 8601, UTC), minutes
 * that it took, right answers, percent, and what was answered to each question. One that goes on has no result yet. The
 * formula guard holds for names and answers, which anybody may have written.
 */
export async function quizReport(quiz: Quiz, runs: readonly QuizRun[], now: number): Promise<string> {
  const heads = quiz.questions.map((_, at) => `Question ${at + 1}`)
  const rows: string[][] = []
  for (const [index, run] of runs.entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await setImmediate()
    rows.push(rowOf(quiz, run, now))
  }
  return writeCsv([['Name', 'Attempt', 'Started', 'Minutes', 'Right', 'Percent', ...heads], ...rows])
}

function rowOf(quiz: Quiz, run: QuizRun, now: number): string[] {
  const { name, attempt, startedAt, answers } = run
  const over = overSince(quiz, run, now)
  const { right, percent } = resultOf(quiz, answers)
  return [
    name,
    String(attempt),
    new Date(startedAt).toISOString(),
    ...(over === null
      ? ['', '', '']
      : [((over - startedAt) / 60_000).toFixed(1), String(right), String(percent)]),
    ...quiz.questions.map((question) =>
      answers[question.id] ? answerText(question, answers[question.id]) : '',
    ),
  ]
}
