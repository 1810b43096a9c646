import { expect, test } from 'vitest'
import { explainFlags, FLAGS, toggleFlag } from './flags.ts'

test('every flag of JavaScript but d can be turned on, under the name that people know', () => {
  expect(FLAGS.map(({ flag, name }) => `${flag}: ${name}`)).toEqual([
    'g: all',
    'i: ignore case',
    'm: lines',
    's: dot all',
    'u: unicode',
    'v: sets',
    'y: sticky',
  ])
})

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
    { flag: 'g', name: 'all', meaning: 'Finds all matches, not only the first' },
    { flag: 'y', name: 'sticky', meaning: 'Each match begins where the one before ended' },
    { flag: 'd', meaning: 'Tells where each group is; changes no match' },
  ])
  expect(explainFlags('imsuv').map(({ meaning }) => meaning)).toEqual([
    'Capital and small letters are the same',
    '^ and $ also match where lines begin and end',
    'The dot matches line breaks, too',
    'Whole characters instead of UTF-16 units, and \\p{…}',
    'As u, and sets in classes: [\\p{L}--[a-z]]',
  ])
  expect(explainFlags('')).toEqual([])
})
