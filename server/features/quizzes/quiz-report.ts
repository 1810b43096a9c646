import { hash } from 'node:crypto'
import { answerText } from '#lib/quiz/answers.ts'
import type { Question, Quiz } from '#lib/quiz/quiz.ts'
import { getResult } from '#lib/quiz/quiz-result.ts'
import { csvRow } from '#lib/tabular/csv/write-csv.ts'
import { type AttemptWithQuiz, overSince, type QuizAttempt } from './quiz-attempt.ts'
import type { HostedQuiz } from './quiz-store.ts'
import type { QuizVersion } from './quiz-versions.ts'

const HEADS = ['Name', 'Attempt', 'Version', 'Started', 'Minutes', 'Right', 'Percent']

/**
 * Returns the attempts at a quiz as CSV, in order of their start: name, attempt, version of the quiz, start (ISO 8601,
 * UTC), duration in minutes, right answers, percent, and the answer to each question. An open attempt has no result
 * yet. The questions are those of the newest version, followed by one column per question that exists only in earlier
 * versions or with another wording. Names and answers are protected against formula injection, since any quiz taker can
 * write them. It is generated row by row, so that a quiz of any size needs little memory.
 */
export async function* quizReport(
  { quiz, version }: HostedQuiz,
  earlier: AsyncIterable<QuizVersion>,
  attempts: AsyncIterable<AttemptWithQuiz>,
  now: () => number,
): AsyncGenerator<string> {
  const columns = new Map(quiz.questions.map((question, at) => [keyOf(question), headOf(at)]))
  for await (const { version: number, quiz: previous } of earlier)
    for (const [at, question] of previous.questions.entries()) {
      const key = keyOf(question)
      if (number !== version && !columns.has(key)) columns.set(key, `${headOf(at)} (version ${number})`)
    }
  yield csvRow([...HEADS, ...columns.values()])
  const questionsOf = memoizeLast(({ questions }: Quiz) => new Map(questions.map((one) => [keyOf(one), one])))
  for await (const entry of attempts) {
    const questions = questionsOf(entry.quiz)
    const answers = [...columns.keys()].map((key) => answerCell(questions.get(key), entry.attempt.answers))
    yield csvRow([...resultCells(entry, now()), ...answers])
  }
}

/**
 * Returns a key of a question that is equal across versions. The editor can reuse the id of a deleted question, so the
 * wording is part of it; as a hash, since a hundred versions can have long ones.
 */
function keyOf({ id, text }: Question): string {
  return hash('sha256', `${id} ${text}`, 'base64')
}

function headOf(at: number): string {
  return `Question ${at + 1}`
}

/** Remembers the last result: attempts at one version usually follow each other. */
function memoizeLast<A, R>(work: (argument: A) => R): (argument: A) => R {
  let last: { readonly argument: A; readonly result: R } | undefined
  return (argument) => {
    if (last?.argument !== argument) last = { argument, result: work(argument) }
    return last.result
  }
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
