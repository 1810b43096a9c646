import { expect, test } from 'vitest'
import { mixChannels } from './mix-channels.ts'

const each = (...values: readonly number[]) => values.map((value) => Float32Array.of(value))
const rounded = (block: readonly Float32Array[]) =>
  block.map(([value = 0]) => Math.round(value * 1000) / 1000)

test.each([
  ['one becomes two alike', each(0.5), 2, [0.5, 0.5]],
  ['two become their mean', each(0.5, -0.1), 1, [0.2]],
  ['the center goes to both sides', each(0, 0, 1, 0, 0, 0), 2, [0.293, 0.293]],
  ['back left stays left', each(0, 0, 0, 0, 1, 0), 2, [0.293, 0]],
  ['deep tones are left out', each(0, 0, 0, 1, 0, 0), 2, [0, 0]],
  ['all at once is not too loud', each(1, 1, 1, 1, 1, 1), 2, [1, 1]],
  [
    'of what has no known places the first two are taken',
    each(0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7),
    2,
    [0.1, 0.2],
  ],
  ['of three the third goes to both sides', each(0, 0, 1), 2, [0.414, 0.414]],
  ['of four the third and the fourth are those behind', each(0, 0, 1, 0), 2, [0.414, 0]],
  ['of five the last is that behind on the right', each(0, 0, 0, 0, 1), 2, [0, 0.293]],
  ['of six the last is that behind on the right', each(0, 0, 0, 0, 0, 1), 2, [0, 0.293]],
  ['more than two become one as their stereo does', each(1, 0, 0, 0, 0, 0), 1, [0.207]],
  ['two stay two', each(0.1, 0.2), 2, [0.1, 0.2]],
  ['one stays one', each(0.1), 1, [0.1]],
] as const)('%s', (_, block, channels, expected) => {
  expect(rounded(mixChannels(block, channels))).toEqual(expected)
})
