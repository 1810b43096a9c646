import * as v from 'valibot'
import type { AttemptState, QuizView } from '#contract/quiz.ts'
import { Answer, isAnswered } from '#lib/quiz/quiz.ts'

const MAX_STORED = 50

/** Unsent state of an attempt, stored until the server receives it. */
export const Unsent = v.object({
  /** The id of the quiz. */
  quiz: v.string(),
  attempt: v.number(),
  /** The question that is shown, from 0. */
  at: v.pipe(v.number(), v.integer(), v.minValue(0)),
  answers: v.record(v.string(), Answer),
  /** The question whose right answer is wanted; empty for none. */
  check: v.string(),
  /** Whether the attempt is to be submitted. */
  isEnd: v.boolean(),
})
export type Unsent = v.InferOutput<typeof Unsent>
export type AllUnsent = readonly Unsent[]

type Run = NonNullable<QuizView['attempt']>

export function readUnsent(stored: unknown): AllUnsent | undefined {
  const reading = v.safeParse(v.array(Unsent), stored)
  return reading.success ? reading.output : undefined
}

/** Returns the unsent state of an attempt; an unknown one starts at its first unanswered question. */
export function getUnsent(all: AllUnsent, quiz: string, attempt: Run): Unsent {
  const known = all.find((one) => one.quiz === quiz && one.attempt === attempt.number)
  if (known) return { ...known, at: Math.min(known.at, attempt.questions.length - 1) }
  const open = attempt.questions.findIndex(({ id }) => !isAnswered(attempt.answers[id]))
  return { quiz, attempt: attempt.number, at: Math.max(0, open), answers: {}, check: '', isEnd: false }
}

export function putUnsent(all: AllUnsent, unsent: Unsent): AllUnsent {
  return [unsent, ...all.filter(({ quiz }) => quiz !== unsent.quiz)].slice(0, MAX_STORED)
}

export function hasUnsent({ answers, check, isEnd }: Unsent): boolean {
  return isEnd || check !== '' || Object.keys(answers).length > 0
}

/** Returns the state that is still unsent after `sent` has arrived, including answers changed since. */
export function withoutSent(now: Unsent, sent: Unsent): Unsent {
  const rest = Object.entries(now.answers).filter(([id, answer]) => answer !== sent.answers[id])
  return {
    ...now,
    answers: Object.fromEntries(rest),
    check: now.check === sent.check ? '' : now.check,
    isEnd: now.isEnd && !sent.isEnd,
  }
}

/** The sight of a quiz with a newer state of its attempt. */
export function withState(view: QuizView, state: AttemptState): QuizView {
  return view.attempt?.number === state.number ? { ...view, attempt: { ...view.attempt, ...state } } : view
}
