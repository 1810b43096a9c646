import { expect, test } from 'vitest'
import { getClick, getEnvelope, noiseSamples } from './click-sound.ts'
import { SOUNDS } from './rhythm.ts'

test.each(SOUNDS)('$label starts and ends in silence, with no jump that would pop', ({ value }) => {
  for (const strength of ['strong', 'normal', 'soft'] as const) {
    const click = getClick(value, strength)
    const points = getEnvelope(click)
    expect(points[0]).toMatchObject({ afterS: 0, gain: 0 })
    expect(points.at(-1)).toMatchObject({ afterS: click.lengthS, gain: 0 })
    const pauses = points.slice(1).map(({ afterS }, index) => afterS - (points[index]?.afterS ?? 0))
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(0.002 - 1e-12)
    expect(Math.max(...points.map(({ gain }) => gain))).toBeLessThanOrEqual(1)
  }
})

test('noise is even: as much above as below, and no pattern from one sample to the next', () => {
  const samples = noiseSamples(4800)
  const mean = samples.reduce((sum, sample) => sum + sample, 0) / samples.length
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
  const kinship =
    samples.reduce((sum, sample, index) => sum + sample * (samples[index + 1] ?? 0), 0) / samples.length
  expect(Math.abs(mean)).toBeLessThan(0.03)
  expect(power).toBeCloseTo(1 / 3, 1)
  expect(Math.abs(kinship)).toBeLessThan(0.03)
})
