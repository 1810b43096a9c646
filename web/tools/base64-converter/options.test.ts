import { expect, test } from 'vitest'
import { DEFAULTS, LINE_WIDTHS, otherMode } from './options.ts'

test('it begins with encoding UTF-8 to one padded line', () => {
  expect(DEFAULTS).toEqual({
    mode: 'Encode',
    isUrlSafe: false,
    omitsPadding: false,
    lineWidth: '0',
    isDataUri: false,
    isStrict: false,
    charset: 'utf-8',
  })
  expect([otherMode('Encode'), otherMode('Decode')]).toEqual(['Decode', 'Encode'])
})

test('lines are as wide as PEM (RFC 7468) and MIME (RFC 2045) have them', () => {
  expect(LINE_WIDTHS.map(({ value, label }) => [value, label])).toEqual([
    ['0', 'One line'],
    ['64', '64 characters'],
    ['76', '76 characters (MIME)'],
  ])
})
