import {
  type Entry,
  finishEntry,
  MAX_TEXT_LENGTH,
  readTags,
  type Timer,
  tidyPauses,
  type Work,
} from './entry.ts'
import type { Project } from './projects.ts'

/** Task to time. */
export type Task = Pick<Work, 'projectId' | 'description' | 'tags' | 'billable'>

export function startTimer(task: Task, id: string, now: number): Timer {
  const { projectId, tags, billable } = task
  return {
    id,
    projectId,
    description: task.description.trim(),
    tags,
    billable,
    startTime: now,
    endTime: null,
    pausedPeriods: [],
    isPaused: false,
    lastPausedAt: null,
  }
}

/** Records the moment of the pause; a paused timer remains unchanged. */
export function pauseTimer(timer: Timer, now: number): Timer {
  return timer.isPaused ? timer : { ...timer, isPaused: true, lastPausedAt: notBefore(timer, now) }
}

/** Closes the pause in progress. */
export function resumeTimer(timer: Timer, now: number): Timer {
  if (timer.lastPausedAt === null) return timer
  const pause = { start: timer.lastPausedAt, end: notBefore(timer, now) }
  const pausedPeriods = tidyPauses([...timer.pausedPeriods, pause], timer.startTime, pause.end)
  return { ...timer, pausedPeriods, isPaused: false, lastPausedAt: null }
}

/** Returns the finished entry; a pause in progress is closed first, so that it does not count. */
export function stopTimer(timer: Timer, now: number): Entry {
  const running = resumeTimer(timer, now)
  return finishEntry({ ...running, endTime: notBefore(running, now) })
}

/** The same timer from an earlier or later start; pauses before it are forgotten. */
export function moveStart(timer: Timer, startTime: number): Timer {
  const lastPausedAt = timer.lastPausedAt === null ? null : Math.max(timer.lastPausedAt, startTime)
  return {
    ...timer,
    startTime,
    lastPausedAt,
    pausedPeriods: tidyPauses(timer.pausedPeriods, startTime, Number.POSITIVE_INFINITY),
  }
}

/** Returns end minus start minus pauses, in milliseconds, and never below zero: a clock can be set back. */
export function workedMs(work: Work, now: number): number {
  const end = work.endTime ?? work.lastPausedAt ?? now
  const paused = work.pausedPeriods.reduce((sum, pause) => sum + pause.end - pause.start, 0)
  return Math.max(0, end - work.startTime - paused)
}

/** The moment, or the latest that the timer has seen where the clock was set back behind it. */
function notBefore({ startTime, lastPausedAt, pausedPeriods }: Timer, now: number): number {
  return Math.max(now, startTime, lastPausedAt ?? startTime, pausedPeriods.at(-1)?.end ?? startTime)
}

type Typed = {
  readonly projectId: string
  readonly description: string
  readonly tags: string
  readonly billable: boolean
}

/** Parses the typed task; undefined without an existing project, or with an empty description. */
export function getTask(typed: Typed, projects: readonly Project[]): Task | undefined {
  const { projectId, billable } = typed
  const description = typed.description.slice(0, MAX_TEXT_LENGTH).trim()
  const isKnown = projects.some(({ id }) => id === projectId)
  return isKnown && description !== ''
    ? { projectId, description, tags: readTags(typed.tags), billable }
    : undefined
}
