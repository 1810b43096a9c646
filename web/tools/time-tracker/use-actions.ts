import { randomUuid } from '#lib/random/uuid.ts'
import { showToast } from '#web/ui/toast.tsx'
import type { Entry, Timer } from './entry.ts'
import { pauseTimer, resumeTimer, startTimer, stopTimer, type Task } from './timer.ts'
import { entryStore, timerStore } from './use-stores.ts'

/** Starts a timer; one that runs is stopped and saved first. */
export function start(task: Task): void {
  const now = Date.now()
  saveRunning(now)
  timerStore.set(startTimer(task, randomUuid(), now))
}

export function pause(): void {
  const timer = timerStore.get()
  if (timer) timerStore.set(pauseTimer(timer, Date.now()))
}

export function resume(): void {
  const timer = timerStore.get()
  if (timer) timerStore.set(resumeTimer(timer, Date.now()))
}

export function stop(): void {
  saveRunning(Date.now())
  timerStore.set(null)
}

/** Discards the running timer. */
export function reset(): void {
  const timer = timerStore.get()
  if (!timer) return
  timerStore.set(null)
  showToast({ title: 'Timer discarded', action: { label: 'Undo', onAct: () => putBack(timer) } })
}

/** Changes the running timer, unless another tab has stopped it. */
export function changeTimer(timer: Timer): void {
  if (timerStore.get()?.id === timer.id) timerStore.set(timer)
  else showToast({ title: 'This timer has been stopped meanwhile', tone: 'error' })
}

/** Stops the timer and returns its entry. */
export function stopAsEntry(timer: Timer): Entry {
  const entry = stopTimer(timer, Date.now())
  entryStore.change({ changed: [entry] })
  timerStore.set(null)
  return entry
}

/** Stores new or changed entries, and deletes others; `before` is restored by Undo. */
export function changeEntries(
  change: { readonly changed?: readonly Entry[]; readonly deleted?: readonly Entry[] },
  title: string,
  before: readonly Entry[] = [],
): void {
  const { changed = [], deleted = [] } = change
  entryStore.change({ changed, deleted: deleted.map(({ id }) => id) })
  const back = [...before, ...deleted]
  const known = new Set(back.map(({ id }) => id))
  const undo = () =>
    entryStore.change({ changed: back, deleted: changed.flatMap(({ id }) => (known.has(id) ? [] : id)) })
  showToast({ title, action: { label: 'Undo', onAct: undo } })
}

export function removeEntry(entry: Entry): void {
  changeEntries({ deleted: [entry] }, 'Entry removed')
}

function saveRunning(now: number): void {
  const timer = timerStore.get()
  if (timer) entryStore.change({ changed: [stopTimer(timer, now)] })
}

/** Restores a discarded timer; saves one started since. */
export function putBack(timer: Timer): void {
  saveRunning(Date.now())
  timerStore.set(timer)
}
