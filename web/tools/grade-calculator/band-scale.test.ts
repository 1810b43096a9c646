import { expect, test } from 'vitest'
import { Decimal } from '#lib/numbers/decimal.ts'
import { bandScale, placeOn } from './band-scale.ts'
import { SCALES } from './scales.ts'

const UK = bandScale(SCALES[2].bands)

test('bands rise from the lowest, of which 5 percent are drawn', () => {
  expect(UK?.start).toBe(35)
  expect(UK?.parts.map(({ grade, width }) => [grade, Number(width.toFixed(4))])).toEqual([
    ['Fail', 0.0769],
    ['Third', 0.1538],
    ['2:2', 0.1538],
    ['2:1', 0.1538],
    ['First', 0.4615],
  ])
})

test.each(SCALES)('the widths of $name add up to the whole', ({ bands }) => {
  const widths = bandScale(bands)?.parts.map(({ width }) => width) ?? []
  expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(1)
  expect(Math.min(...widths)).toBeGreaterThan(0)
})

test.each([
  ['100', 1],
  ['67.5', 0.5],
  ['35', 0],
  ['3', 0],
  ['110', 1],
])('%s %% is at %f', (percent, place) => {
  expect(UK && placeOn(UK, Decimal(percent))).toBe(place)
})

test('a scale of one band, or of bands beyond 100 %, is not drawn', () => {
  expect(bandScale([])).toBeUndefined()
  expect(bandScale([{ grade: 'Pass', from: '50' }])).toBeUndefined()
  expect(
    bandScale([
      { grade: 'High', from: '120' },
      { grade: 'Low', from: '0' },
    ]),
  ).toBeUndefined()
})
