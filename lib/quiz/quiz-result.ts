import { isRight } from './answers.ts'
import type { Answer, Quiz } from './quiz.ts'
import { readRules } from './read-rules.ts'

export type QuizResult = {
  readonly right: number
  readonly total: number
  /** Rounded to one decimal, but 100 means all, and a result that has not passed is below the threshold. */
  readonly percent: number
  /** Undefined if the quiz has no pass threshold. */
  readonly hasPassed: boolean | undefined
}

/** Returns the result of answers to a quiz, keyed by question id. */
export function getResult({ questions, rules }: Quiz, answers: Readonly<Record<string, Answer>>): QuizResult {
  const right = questions.filter((question) => isRight(question, answers[question.id])).length
  const total = questions.length
  const { passMark } = readRules(rules).limits
  const hasPassed = passMark === undefined ? undefined : right * 100 >= passMark * total
  const isBelow = (percent: number) =>
    (right === total || percent < 100) && (hasPassed !== false || percent < (passMark ?? 0))
  return { right, total, percent: total === 0 ? 0 : percentOf(right / total, isBelow), hasPassed }
}

/** Rounds a share to tenths of a percent: to the nearest one that is allowed, or down. */
function percentOf(share: number, isAllowed: (percent: number) => boolean): number {
  const nearest = Math.round(share * 1000) / 10
  return isAllowed(nearest) ? nearest : Math.floor(share * 1000) / 10
}
