import { expect, test } from 'vitest'
import { addTap, tappedTempo } from './tap-tempo.ts'

const tempoOf = (times: readonly number[]) => tappedTempo(times.reduce<readonly number[]>(addTap, []))

test.each([
  ['a tap alone says nothing', [0], undefined],
  ['four taps half a second apart', [0, 500, 1000, 1500], 120],
  ['one slip does not move the tempo', [0, 500, 1000, 1300, 2000, 2500], 120],
  ['an even number of pauses takes the middle of the two', [0, 600, 1000, 1500, 2100], 109],
  ['only the last eight taps count', [0, 1000, 2000, 3000, 3500, 4000, 4500, 5000, 5500, 6000, 6500], 120],
  ['a pause of more than two seconds begins anew', [0, 500, 1000, 3001], undefined],
  ['a pause of two seconds does not', [0, 2000], 40],
  ['too slow is the slowest', [0, 1900, 3800], 40],
  ['too fast is the fastest', [0, 100, 200], 200],
])('%s', (_, times, bpm) => {
  expect(tempoOf(times)).toBe(bpm)
})
