import { expect, test } from 'vitest'
import { explainFlags, toggleFlag } from './flags.ts'

test.each([
  ['', 'g', 'g'],
  ['gi', 'g', 'i'],
  ['ggi', 'g', 'i'],
  ['gv', 'u', 'gu'],
  ['ug', 'v', 'gv'],
  ['gu', 'u', 'g'],
  ['v', 'v', ''],
  ['vu', 'i', 'vui'],
] as const)('in %j the button %s makes %j', (flags, flag, after) => {
  expect(toggleFlag(flags, flag)).toBe(after)
})

test('the flags that are set are explained, in the order of the buttons, and no others', () => {
  expect(explainFlags('dyg')).toEqual([
    { flag: 'g', name: 'all', meaning: 'All matches, not only the first' },
    { flag: 'y', name: 'sticky', meaning: 'Each match begins where the last ended' },
    { flag: 'd', meaning: 'Tells where each group is; changes no match' },
  ])
  expect(explainFlags('')).toEqual([])
})
