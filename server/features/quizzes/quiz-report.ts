import { setImmediate } from 'node:timers/promises'
import { writeCsv } from '#lib/csv/write-csv.ts'
import { answerText } from '#lib/quiz/answer-text.ts'
import type { Question, Quiz } from '#lib/quiz/quiz.ts'
import { resultOf } from '#lib/quiz/quiz-result.ts'
import { overSince, type Taken } from './quiz-run.ts'
import type { KeptQuiz } from './quiz-store.ts'

/** So many attempts are graded before others have their turn. */
const AT_ONCE = 50
const HEADS = ['Name', 'Attempt', 'Version', 'Started', 'Minutes', 'Right', 'Percent']

/**
 * The attempts at a quiz as CSV, in the order in which they were begun: name, attempt, version of the quiz, start (ISO
 * 8601, UTC), minutes that it took, right answers, percent, and what was answered to each question. One that goes on has
 * no result yet. The questions are those of the newest version; one that only earlier versions ask, or ask in other
 * words, has a column of its own after them. The formula guard holds for names and answers, which anybody may have
 * written.
 */
export async function quizReport(newest: KeptQuiz, all: readonly Taken[], now: number): Promise<string> {
  const columns = columnsOf(newest, all)
  const rows: string[][] = []
  for (const [index, taken] of all.entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await setImmediate()
    rows.push(rowOf(taken, [...columns.keys()], now))
  }
  return writeCsv([[...HEADS, ...columns.values()], ...rows])
}

/** The heads of the questions, under what makes a question the same in two versions. */
function columnsOf({ quiz, version }: KeptQuiz, all: readonly Taken[]): ReadonlyMap<string, string> {
  const quizzes = new Map<number, Quiz>(all.map((taken) => [taken.run.version, taken.quiz]))
  quizzes.set(version, quiz)
  const columns = new Map<string, string>()
  for (const [number, { questions }] of [...quizzes].toSorted(([a], [b]) => b - a))
    for (const [at, question] of questions.entries()) {
      const key = keyOf(question)
      const head = `Question ${at + 1}`
      if (!columns.has(key)) columns.set(key, number === version ? head : `${head} (version ${number})`)
    }
  return columns
}

/** The editor may give the id of a deleted question to another one, so the words count too. */
function keyOf({ id, text }: Question): string {
  return `${id} ${text}`
}

function rowOf({ quiz, run }: Taken, columns: readonly string[], now: number): string[] {
  const { name, attempt, version, startedAt, answers } = run
  const over = overSince(quiz, run, now)
  const { right, percent } = resultOf(quiz, answers)
  const asked = new Map(quiz.questions.map((question) => [keyOf(question), question]))
  return [
    name,
    String(attempt),
    String(version),
    new Date(startedAt).toISOString(),
    ...(over === null
      ? ['', '', '']
      : [((over - startedAt) / 60_000).toFixed(1), String(right), String(percent)]),
    ...columns.map((key) => {
      const question = asked.get(key)
      return question && answers[question.id] ? answerText(question, answers[question.id]) : ''
    }),
  ]
}
