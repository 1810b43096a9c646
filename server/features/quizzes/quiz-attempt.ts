import type * as v from 'valibot'
import type { attemptAnswers } from '#contract/quiz.ts'
import type { Order } from '#lib/quiz/order.ts'
import { type Answer, isAnswered, type Quiz } from '#lib/quiz/quiz.ts'
import { readRules } from '#lib/quiz/read-rules.ts'
import { HttpProblem } from '../../http/errors.ts'

/** Leeway for answers that were sent in time. */
export const ON_THE_WAY_MS = 5_000

/** Attempt at a hosted quiz. Times are UTC milliseconds by the server's clock. */
export type QuizAttempt = {
  readonly number: number
  /** Version of the quiz that it was started with. */
  readonly version: number
  readonly name: string
  readonly order: Order
  /** Under the ids of their questions. */
  readonly answers: Readonly<Record<string, Answer>>
  /** Questions whose right answer was shown: their answers stand. */
  readonly checked: readonly string[]
  readonly startedAt: number
  /** Time of submission. */
  readonly finishedAt: number | null
}

/** Attempt with the quiz as it was at the start. */
export type AttemptWithQuiz = { readonly quiz: Quiz; readonly attempt: QuizAttempt }

/** When the time of a run is up; null where the quiz has no limit. */
export function endOf({ rules }: Quiz, { startedAt }: Pick<QuizAttempt, 'startedAt'>): number | null {
  const { minutes } = readRules(rules).limits
  return minutes === undefined ? null : startedAt + Math.round(minutes * 60_000)
}

/** Returns when an attempt ended: by submission or time limit, even without a request. Null while it is open. */
export function overSince(quiz: Quiz, attempt: QuizAttempt, now: number): number | null {
  const end = endOf(quiz, attempt)
  const isTimeUp = end !== null && now > end + ON_THE_WAY_MS
  return attempt.finishedAt ?? (isTimeUp ? end : null)
}

/** The run with what has arrived. Of one that is over nothing changes any more. Throws HttpProblem for what does not fit the quiz. */
export function withArrived(
  quiz: Quiz,
  attempt: QuizAttempt,
  { answers: arrived, check, isEnd }: v.InferOutput<typeof attemptAnswers>,
  now: number,
): QuizAttempt {
  if (overSince(quiz, attempt, now) !== null) return attempt
  const known = new Set(attempt.order.questions)
  if (Object.keys(arrived).some((id) => !known.has(id)))
    throw new HttpProblem(400, 'This question is not in the quiz.')
  const fresh = Object.entries(arrived).filter(([id]) => !attempt.checked.includes(id))
  const answers = { ...attempt.answers, ...Object.fromEntries(fresh) }
  return {
    ...attempt,
    answers,
    checked: check === undefined ? attempt.checked : withChecked(quiz, { ...attempt, answers }, check),
    finishedAt: isEnd ? Math.min(now, endOf(quiz, attempt) ?? now) : null,
  }
}

function withChecked({ rules }: Quiz, { answers, checked }: QuizAttempt, id: string): readonly string[] {
  if (rules.explained !== 'after each question')
    throw new HttpProblem(409, 'This quiz shows the right answers at its end.')
  if (!isAnswered(answers[id])) throw new HttpProblem(400, 'Answer the question first.')
  return checked.includes(id) ? checked : [...checked, id]
}

/** Whether a quiz taker with this last attempt can start another one at the current quiz. */
export function mayBegin(newest: Quiz, last: AttemptWithQuiz | undefined, now: number): boolean {
  if (!last) return true
  const { attempts } = readRules(newest.rules).limits
  const isOver = overSince(last.quiz, last.attempt, now) !== null
  return isOver && (attempts === undefined || last.attempt.number < attempts)
}
