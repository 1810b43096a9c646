import * as v from 'valibot'
import type { Quiz } from '#lib/quiz/quiz.ts'
import { readRules } from '#lib/quiz/read-rules.ts'
import { persisted, usePersisted } from '#web/platform/store/persisted.ts'
import { fits, newRun, Run } from './attempt.ts'

const MAX_ATTEMPTS = 50

const Runs = v.pipe(v.array(Run), v.readonly())

/** Last attempt at each quiz in this browser, the latest first. */
const store = persisted<readonly Run[]>('sundry-quiz-runs', [], (stored) => {
  const reading = v.safeParse(Runs, stored)
  return reading.success ? reading.output : undefined
})

function putRun(run: Run): void {
  const others = store.get().filter(({ key }) => key !== run.key)
  store.set([run, ...others].slice(0, MAX_ATTEMPTS))
}

/** Starts a new attempt at a quiz, numbered after the finished one. */
export function restart(quiz: Quiz, key: string, now: number): Run {
  const before = store.get().find((run) => run.key === key)
  const attempt = before ? before.attempt + (before.finishedAt === null ? 0 : 1) : 1
  const run = newRun(quiz, key, attempt)
  // With a time limit, the visitor starts the attempt.
  const waits = readRules(quiz.rules).limits.minutes !== undefined
  const begun = waits ? run : { ...run, startedAt: now }
  putRun(begun)
  return begun
}

/** Forgets the attempt at a quiz, so that the next one is the first. */
export function forgetRun(key: string): void {
  store.set(store.get().filter((run) => run.key !== key))
}

/** The run of a quiz that is under way here, and what changes it. */
export function useRun(quiz: Quiz, key: string) {
  const [runs] = usePersisted(store)
  const run = runs.find((one) => one.key === key && fits(quiz, one))
  const change = (act: (run: Run) => Run) => {
    const now = store.get().find((one) => one.key === key)
    if (now) putRun(act(now))
  }
  return { run, change }
}
