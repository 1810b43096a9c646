import * as v from 'valibot'
import { type Feedback, type PublicQuestion, toFeedback, toPublicQuestion } from '#lib/quiz/feedback.ts'
import { Order, randomOrder } from '#lib/quiz/order.ts'
import { Answer, type Question, type Quiz } from '#lib/quiz/quiz.ts'
import { readRules } from '#lib/quiz/read-rules.ts'
import { type RandomInteger, randomInteger } from '#lib/random/random.ts'

/** One person's way through a quiz. Answers stand under the ids of their questions. */
export const Run = v.object({
  /** Key of the quiz. */
  key: v.string(),
  ...Order.entries,
  at: v.pipe(v.number(), v.integer(), v.minValue(0)),
  answers: v.record(v.string(), Answer),
  /** Questions whose right answer was shown: their answers stand. */
  shown: v.pipe(v.array(v.string()), v.readonly()),
  attempt: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** In milliseconds since 1970; null before the start, or before the end. */
  startedAt: v.nullable(v.number()),
  finishedAt: v.nullable(v.number()),
})
export type Run = v.InferOutput<typeof Run>

/** Creates an attempt that has not started, in random order if the quiz requires it. */
export function newRun(quiz: Quiz, key: string, attempt: number, random: RandomInteger = randomInteger): Run {
  return {
    key,
    ...randomOrder(quiz, random),
    at: 0,
    answers: {},
    shown: [],
    attempt,
    startedAt: null,
    finishedAt: null,
  }
}

/** Whether a run was of this very list of questions. */
export function fits({ questions }: Quiz, run: Run): boolean {
  const there = new Set(questions.map(({ id }) => id))
  return run.questions.length === there.size && run.questions.every((id) => there.has(id))
}

/** Returns the current question of an attempt. */
export function questionAt({ questions }: Quiz, run: Run): Question | undefined {
  const id = run.questions[Math.min(run.at, run.questions.length - 1)]
  return questions.find((question) => question.id === id)
}

function isLast({ at, questions }: Run): boolean {
  return at >= questions.length - 1
}

/** The run with an answer, unless the right one was shown or the run is over. */
export function withAnswer(run: Run, id: string, answer: Answer): Run {
  if (run.shown.includes(id) || run.finishedAt !== null) return run
  return { ...run, answers: { ...run.answers, [id]: answer } }
}

/** On to the next question, or to the end. */
export function next(run: Run, now: number): Run {
  return isLast(run) ? finish(run, now) : { ...run, at: run.at + 1 }
}

export function finish(run: Run, now: number): Run {
  return { ...run, finishedAt: run.finishedAt ?? now }
}

/**
 * Returns the time when a started attempt ends by its time limit, in milliseconds since 1970; undefined without a
 * limit.
 */
export function getEnd({ rules }: Quiz, { startedAt }: Run): number | undefined {
  const { minutes } = readRules(rules).limits
  return minutes === undefined || startedAt === null ? undefined : startedAt + minutes * 60_000
}

/** Seconds that are left until an end in milliseconds, from 0. */
export function secondsLeft(endsAt: number, nowSeconds: number): number {
  return Math.max(0, Math.ceil(endsAt / 1000 - nowSeconds))
}

/** Every question of a run in its order, with what was answered and what is right. */
export function getReview({ questions }: Quiz, run: Run) {
  const byId = new Map(questions.map((question) => [question.id, question]))
  return run.questions.flatMap(
    (id): { question: PublicQuestion; answer: Answer | undefined; feedback: Feedback }[] => {
      const question = byId.get(id)
      const answer = run.answers[id]
      return question
        ? [{ question: toPublicQuestion(question, run), answer, feedback: toFeedback(question, answer) }]
        : []
    },
  )
}
