import { beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { prefersLessMotion } from '#web/platform/motion.ts'
import { playTone } from '#web/platform/sound.ts'
import { Celebration } from './celebration.tsx'
import { tick } from './use-sounds.ts'
import { wheelStore } from './use-wheel-store.ts'

vi.mock('#web/platform/motion.ts', () => ({ prefersLessMotion: vi.fn() }))
vi.mock('#web/platform/sound.ts', () => ({ playTone: vi.fn() }))

beforeEach(() => {
  vi.mocked(prefersLessMotion).mockReturnValue(false)
  vi.mocked(playTone).mockClear()
  wheelStore.set(wheelStore.initial)
})

const tones = () => vi.mocked(playTone).mock.calls.map(([{ volume }]) => volume)

test('four tones rise one after the other, and the wheel ticks, as loud as is wanted', async () => {
  wheelStore.set({ ...wheelStore.initial, volume: 80 })
  await render(<Celebration />)
  const calls = vi.mocked(playTone).mock.calls.map(([tone]) => tone)
  // C5, E5, G5 and C6.
  expect(calls.map(({ frequency }) => frequency)).toEqual([523.25, 659.25, 783.99, 1046.5])
  expect(calls.map(({ delaySeconds }) => delaySeconds)).toEqual([0, 0.11, 0.22, 0.33])
  expect(tones().map((volume) => volume.toFixed(2))).toEqual(['0.24', '0.24', '0.24', '0.24'])
  tick()
  expect(tones()[4]?.toFixed(2)).toBe('0.20')
})

test('a wheel that is muted makes no sound, whatever its volume', async () => {
  wheelStore.set({ ...wheelStore.initial, isMuted: true, volume: 100 })
  await render(<Celebration />)
  tick()
  expect(tones()).toEqual([0, 0, 0, 0, 0])
})

test.each([
  ['falls', true, false, true],
  ['does not fall where confetti are turned off', false, false, false],
  ['does not fall where less motion is wanted', true, true, false],
])('paper %s', async (_, hasConfetti, isCalm, falls) => {
  wheelStore.set({ ...wheelStore.initial, hasConfetti })
  vi.mocked(prefersLessMotion).mockReturnValue(isCalm)
  const draw = vi.spyOn(CanvasRenderingContext2D.prototype, 'fillRect')
  const screen = await render(<Celebration />)
  await expect.poll(() => draw.mock.calls.length > 0).toBe(falls)
  await screen.unmount()
  draw.mockRestore()
})
