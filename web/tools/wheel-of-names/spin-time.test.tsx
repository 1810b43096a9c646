import { flushSync } from 'react-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { prefersLessMotion } from '#web/platform/motion.ts'
import { useWheel, type Wheel } from './use-wheel.ts'
import { changeWheel, wheelStore } from './use-wheel-store.ts'
import { plainName } from './wheel-names.ts'

vi.mock('#web/platform/motion.ts', () => ({ prefersLessMotion: vi.fn() }))

let wheel: Wheel
function Turned() {
  wheel = useWheel()
  return null
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] })
  wheelStore.set({ ...wheelStore.initial, isMuted: true, names: ['Ann', 'Ben'].map(plainName) })
})

afterEach(() => vi.useRealTimers())

const pass = (ms: number) => flushSync(() => void vi.advanceTimersByTime(ms))

test.each([
  ['the time that was chosen', false, 5000],
  ['0.3 seconds where less motion is wanted', true, 300],
])('a spin takes %s and has its winner then, not before', async (_, isCalm, durationMs) => {
  vi.mocked(prefersLessMotion).mockReturnValue(isCalm)
  changeWheel({ seconds: 5, rotation: 0.25 })
  const screen = await render(<Turned />)
  const from = wheel.rotation
  flushSync(() => wheel.start())
  expect(wheel.spin).toMatchObject({ isCalm, durationMs, from, startedAt: performance.now() })
  expect(wheel.rotation).toBe(from)
  pass(durationMs - 1)
  expect([wheelStore.get().winner, wheel.celebrations]).toEqual(['', 0])
  const drawn = wheel.spin
  if (!drawn) throw new Error('The wheel stands still')
  pass(1)
  expect([wheel.spin, wheel.winner, wheel.celebrations]).toEqual([undefined, drawn.winner, 1])
  expect(wheelStore.get()).toMatchObject({
    winner: drawn.winner,
    rotation: drawn.to - Math.floor(drawn.to),
    history: [{ name: drawn.winner, at: Date.now() }],
  })
  expect(wheelStore.get().names).toHaveLength(2)
  await screen.unmount()
})

test('a spinning wheel cannot be started again, and draws no winner after unmount', async () => {
  vi.mocked(prefersLessMotion).mockReturnValue(false)
  changeWheel({ seconds: 2 })
  const screen = await render(<Turned />)
  flushSync(() => wheel.start())
  const { spin } = wheel
  pass(1000)
  flushSync(() => wheel.start())
  expect(wheel.spin).toBe(spin)
  await screen.unmount()
  vi.advanceTimersByTime(5000)
  expect([wheelStore.get().winner, wheelStore.get().history]).toEqual(['', []])
})

test('a name that is off is not drawn, and with only one that is on the wheel cannot turn', async () => {
  vi.mocked(prefersLessMotion).mockReturnValue(true)
  changeWheel({ names: [plainName('Ann'), { ...plainName('Ben'), isOff: true }], winner: 'Ann' })
  const screen = await render(<Turned />)
  expect([wheel.canSpin, wheel.segments.map(({ name }) => name)]).toEqual([false, ['Ann']])
  flushSync(() => wheel.start())
  expect([wheel.spin, wheelStore.get().winner]).toEqual([undefined, 'Ann'])
  flushSync(() => changeWheel({ names: ['Ben', 'Cleo'].map(plainName) }))
  // The last winner was removed: the pointer shows no name.
  expect([wheel.canSpin, wheel.winner, wheelStore.get().winner]).toEqual([true, '', 'Ann'])
  await screen.unmount()
})

test('a running spin keeps the names that it started with', async () => {
  vi.mocked(prefersLessMotion).mockReturnValue(true)
  const screen = await render(<Turned />)
  flushSync(() => wheel.start())
  flushSync(() => changeWheel({ names: ['Cleo', 'Dan'].map(plainName) }))
  expect(wheel.segments.map(({ name }) => name)).toEqual(['Ann', 'Ben'])
  pass(300)
  // Shown as it stopped, until its names change once more.
  expect(wheel.segments.map(({ name }) => name)).toEqual(['Ann', 'Ben'])
  flushSync(() => changeWheel({ names: ['Cleo', 'Eve'].map(plainName) }))
  expect(wheel.segments.map(({ name }) => name)).toEqual(['Cleo', 'Eve'])
  await screen.unmount()
})
