import { setImmediate } from 'node:timers/promises'
import { answerText } from '#lib/quiz/answers.ts'
import type { Question, Quiz } from '#lib/quiz/quiz.ts'
import { getResult } from '#lib/quiz/quiz-result.ts'
import { writeCsv } from '#lib/tabular/csv/write-csv.ts'
import { type AttemptWithQuiz, overSince, type QuizAttempt } from './quiz-attempt.ts'
import type { HostedQuiz } from './quiz-store.ts'

/** Number of attempts graded before yielding to other work. */
const AT_ONCE = 50
const HEADS = ['Name', 'Attempt', 'Version', 'Started', 'Minutes', 'Right', 'Percent']

/**
 * Returns the attempts at a quiz as CSV, in order of their start: name, attempt, version of the quiz, start (ISO 8601,
 * UTC), duration in minutes, right answers, percent, and the answer to each question. An open attempt has no result
 * yet. The questions are those of the newest version, followed by one column per question that exists only in earlier
 * versions or with another wording. Names and answers are protected against formula injection, since any quiz taker can
 * write them.
 */
export async function quizReport(
  newest: HostedQuiz,
  all: readonly AttemptWithQuiz[],
  now: number,
): Promise<string> {
  const versions = groupByVersion(newest, all)
  const columns = buildColumns(versions, newest.version)
  const keys = [...columns.keys()]
  const rows: string[][] = []
  for (const [index, entry] of all.entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await setImmediate()
    const questions = versions.get(entry.attempt.version)
    rows.push([
      ...resultCells(entry, now),
      ...keys.map((key) => answerCell(questions?.get(key), entry.attempt.answers)),
    ])
  }
  return writeCsv([[...HEADS, ...columns.values()], ...rows])
}

/** Questions by a key that is equal across versions. */
type QuestionsByKey = ReadonlyMap<string, Question>

/** The questions of each version, the newest first. */
function groupByVersion(
  { quiz, version }: HostedQuiz,
  all: readonly AttemptWithQuiz[],
): ReadonlyMap<number, QuestionsByKey> {
  const quizzes = new Map<number, Quiz>(all.map((entry) => [entry.attempt.version, entry.quiz]))
  quizzes.set(version, quiz)
  return new Map(
    [...quizzes]
      .toSorted(([a], [b]) => b - a)
      .map(([number, { questions }]) => [number, new Map(questions.map((one) => [keyOf(one), one]))]),
  )
}

/** The editor can reuse the id of a deleted question, so the wording is part of the key. */
function keyOf({ id, text }: Question): string {
  return `${id} ${text}`
}

/** The heads of the questions. */
function buildColumns(
  versions: ReadonlyMap<number, QuestionsByKey>,
  newest: number,
): ReadonlyMap<string, string> {
  const columns = new Map<string, string>()
  for (const [number, questions] of versions)
    for (const [at, key] of [...questions.keys()].entries()) {
      const head = `Question ${at + 1}`
      if (!columns.has(key)) columns.set(key, number === newest ? head : `${head} (version ${number})`)
    }
  return columns
}

function resultCells({ quiz, attempt }: AttemptWithQuiz, now: number): string[] {
  const { name, number, version, startedAt, answers } = attempt
  const over = overSince(quiz, attempt, now)
  const { right, percent } = getResult(quiz, answers)
  return [
    name,
    String(number),
    String(version),
    new Date(startedAt).toISOString(),
    ...(over === null
      ? ['', '', '']
      : [((over - startedAt) / 60_000).toFixed(1), String(right), String(percent)]),
  ]
}

function answerCell(question: Question | undefined, answers: QuizAttempt['answers']): string {
  const answer = question && answers[question.id]
  return question && answer ? answerText(question, answer) : ''
}
