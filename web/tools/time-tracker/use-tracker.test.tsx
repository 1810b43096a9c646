import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { openPage } from '#web/ui/page.fixture.tsx'
import type { Timer } from './entry.ts'
import { pauseTimer, resumeTimer, startTimer } from './timer.ts'
import { keepEntries } from './tracker.fixture.ts'
import { changeTimer, pause, putBack, reset, resume, start, stop, stopAsEntry } from './use-actions.ts'
import { entryStore, timerStore } from './use-stores.ts'
import { useTimerNow } from './use-tracker.ts'

const NOON = Date.UTC(2026, 2, 2, 12)
const task = (description: string) => ({ projectId: 'work', description, tags: [], billable: false })

beforeEach(async () => {
  await keepEntries()
  timerStore.set(null)
  vi.setSystemTime(NOON)
})
afterEach(() => {
  vi.useRealTimers()
})

let now = 0
function Clock({ timer }: { readonly timer: Timer | null }) {
  now = useTimerNow(timer)
  return null
}

const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms))

test('the clock advances with each full second of the timer, and stops while paused', async () => {
  vi.useFakeTimers({ now: NOON, toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  const started = startTimer(task('a'), 'a', NOON - 400)
  const screen = await render(<Clock timer={started} />)
  expect(now).toBe(NOON)
  await pass(599)
  expect(now).toBe(NOON)
  await pass(1)
  expect(now).toBe(NOON + 600)
  await pass(1_000)
  expect(now).toBe(NOON + 1_600)
  const paused = pauseTimer(started, NOON + 1_700)
  await pass(100)
  await screen.rerender(<Clock timer={paused} />)
  await pass(60_000)
  expect([now, vi.getTimerCount()]).toEqual([NOON + 1_700, 0])
  const resumed = resumeTimer(paused, NOON + 61_700)
  await screen.rerender(<Clock timer={resumed} />)
  // 2.1 seconds are counted so far.
  await pass(899)
  expect(now).toBe(NOON + 61_700)
  await pass(1)
  expect(now).toBe(NOON + 62_600)
  await screen.rerender(<Clock timer={null} />)
  expect(vi.getTimerCount()).toBe(0)
})

const getStoredEntries = () =>
  entryStore
    .get()
    .items.map(({ description, startTime, endTime }) => [description, startTime - NOON, endTime - NOON])

test('starting a timer saves the previous one, and undo of a discarded one keeps newer entries', async () => {
  const { press } = await openPage(<p>Timer</p>)
  start(task('first'))
  vi.setSystemTime(NOON + 60_000)
  start(task('second'))
  expect([getStoredEntries(), timerStore.get()?.description]).toEqual([[['first', 0, 60_000]], 'second'])
  const second = timerStore.get()
  vi.setSystemTime(NOON + 120_000)
  reset()
  expect([getStoredEntries().length, timerStore.get()]).toEqual([1, null])
  reset()
  vi.setSystemTime(NOON + 180_000)
  start(task('third'))
  vi.setSystemTime(NOON + 240_000)
  await press('Undo')
  expect(timerStore.get()).toEqual(second)
  expect(getStoredEntries()).toEqual([
    ['third', 180_000, 240_000],
    ['first', 0, 60_000],
  ])
})

test('nothing is paused, resumed or saved without a running timer', () => {
  pause()
  resume()
  stop()
  expect([timerStore.get(), getStoredEntries()]).toEqual([null, []])
  start(task('a'))
  vi.setSystemTime(NOON + 10_000)
  pause()
  vi.setSystemTime(NOON + 20_000)
  resume()
  vi.setSystemTime(NOON + 30_000)
  stop()
  expect(entryStore.get().items).toMatchObject([
    {
      startTime: NOON,
      endTime: NOON + 30_000,
      pausedPeriods: [{ start: NOON + 10_000, end: NOON + 20_000 }],
    },
  ])
})

test('changing a stopped timer is reported without restarting it; stopping returns the entry', async () => {
  const { screen } = await openPage(<p>Timer</p>)
  start(task('a'))
  const timer = timerStore.get()
  if (!timer) throw new Error('There is no timer')
  changeTimer({ ...timer, description: 'b' })
  expect(timerStore.get()?.description).toBe('b')
  vi.setSystemTime(NOON + 5_000)
  const entry = stopAsEntry({ ...timer, description: 'b' })
  expect([entry.description, entry.endTime, timerStore.get(), getStoredEntries().length]).toEqual([
    'b',
    NOON + 5_000,
    null,
    1,
  ])
  changeTimer(timer)
  expect(timerStore.get()).toBeNull()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('This timer has been stopped meanwhile')
  putBack(timer)
  expect([timerStore.get()?.id, getStoredEntries().length]).toEqual([timer.id, 1])
})
