import { expect, test } from 'vitest'
import { soundResampler } from './resample-sound.ts'

const tone = (rate: number, frames: number, pitch: number) =>
  Float32Array.from({ length: frames }, (_, frame) => 0.5 * Math.sin((2 * Math.PI * pitch * frame) / rate))

function resampled(sound: Float32Array, from: number, to: number, blockSize: number): Float32Array {
  const resampler = soundResampler(from, to, 1)
  const made: number[] = []
  for (let at = 0; at < sound.length; at += blockSize)
    made.push(...(resampler.add([sound.subarray(at, at + blockSize)])[0] ?? []))
  made.push(...(resampler.end()[0] ?? []))
  return Float32Array.from(made)
}

test.each([
  [44_100, 48_000],
  [48_000, 44_100],
  [96_000, 48_000],
  [8000, 48_000],
])(
  'a tone resampled from %i to %i Hz remains the same tone, 90 dB pure, in as many samples as it lasts',
  (from, to) => {
    const made = resampled(tone(from, from, 1000), from, to, 1000)
    expect(made).toHaveLength(to)
    const exact = tone(to, to, 1000)
    let worst = 0
    // At the ends the tone starts and stops abruptly.
    for (let at = 1000; at < to - 1000; at++)
      worst = Math.max(worst, Math.abs((made[at] ?? 0) - (exact[at] ?? 0)))
    expect(20 * Math.log10(worst / 0.5)).toBeLessThan(-90)
  },
)

test('removes frequencies above the new Nyquist limit instead of aliasing them', () => {
  const made = resampled(tone(96_000, 96_000, 30_000), 96_000, 48_000, 4096)
  expect(Math.max(...made.subarray(1000, 47_000).map(Math.abs))).toBeLessThan(0.5 * 10 ** (-80 / 20))
})

test('the division into blocks does not affect the result', () => {
  const sound = tone(44_100, 10_001, 440)
  const whole = resampled(sound, 44_100, 48_000, 10_001)
  expect(whole).toHaveLength(Math.round((10_001 * 48_000) / 44_100))
  for (const size of [1, 7, 128, 1152]) expect(resampled(sound, 44_100, 48_000, size)).toEqual(whole)
})
