import { expect, test } from 'vitest'
import { matchesAsCsv, matchesAsJson } from './export-matches.ts'
import { findMatches } from './find-matches.ts'

const text = '=1 "x"'
const matches = findMatches('(?<sign>=)(\\d)|"(x)"', 'g', text)

test('CSV has a row per match, escapes formulas, and distinguishes missing from empty groups', () => {
  expect(matchesAsCsv(matches, text)).toBe(
    [
      'match,text,start,end,sign,sign start,sign end,group 2,group 2 start,group 2 end,group 3,group 3 start,group 3 end',
      "1,'=1,0,2,'=,0,1,1,1,2,,,",
      '2,"""x""",3,6,,,,,,,x,4,5',
      '',
    ].join('\r\n'),
  )
})

test('JSON has null for a group that did not participate', () => {
  expect(JSON.parse(matchesAsJson(matches, text))).toEqual([
    {
      text: '=1',
      start: 0,
      end: 2,
      groups: [{ name: 'sign', text: '=', start: 0, end: 1 }, { text: '1', start: 1, end: 2 }, null],
    },
    { text: '"x"', start: 3, end: 6, groups: [null, null, { text: 'x', start: 4, end: 5 }] },
  ])
})
