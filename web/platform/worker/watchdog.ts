import type { Problem } from '#lib/result/user-error.ts'

/** Time without a message after which a job is ended, in milliseconds. Work on large inputs reports more often. */
export const MAX_SILENCE_MS = 120_000

/** The error of a job that was ended because it was silent. */
export const SILENCE_PROBLEM: Problem = {
  message: 'It made no progress for 2 minutes and was stopped.',
  detail: 'The input may be damaged, or too large for this device.',
}

export type Watchdog = {
  /** Restarts the time limit, after a report. */
  readonly reset: () => void
  readonly stop: () => void
}

const STEPS = 6

/**
 * Calls `onSilence` once, `limitMs` after the last reset. Counts steps rather than time: while a device sleeps or a page
 * is frozen, neither the job nor the steps advance.
 */
export function startWatchdog(onSilence: () => void, limitMs = MAX_SILENCE_MS): Watchdog {
  let steps = 0
  const timer = setInterval(() => {
    steps++
    if (steps < STEPS) return
    clearInterval(timer)
    onSilence()
  }, limitMs / STEPS)
  return {
    reset: () => {
      steps = 0
    },
    stop: () => clearInterval(timer),
  }
}
