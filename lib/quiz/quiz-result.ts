import { isRight } from './answers.ts'
import type { Answer, Quiz } from './quiz.ts'
import { readRules } from './read-rules.ts'

export type QuizResult = {
  readonly right: number
  readonly total: number
  /** Rounded down, so that 100 means all. */
  readonly percent: number
  /** Undefined if the quiz has no pass threshold. */
  readonly hasPassed: boolean | undefined
}

/** Returns the result of answers to a quiz, keyed by question id. */
export function getResult({ questions, rules }: Quiz, answers: Readonly<Record<string, Answer>>): QuizResult {
  const right = questions.filter((question) => isRight(question, answers[question.id])).length
  const total = questions.length
  const { passMark } = readRules(rules).limits
  return {
    right,
    total,
    percent: total === 0 ? 0 : Math.floor((right * 100) / total),
    hasPassed: passMark === undefined ? undefined : right * 100 >= passMark * total,
  }
}
