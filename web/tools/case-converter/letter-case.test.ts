import { expect, test } from 'vitest'
import { convertWhole, getSize } from './case-job.ts'
import { convertCase } from './cases.ts'
import { Coins, headAt } from './letter-case.ts'
import { DEFAULTS } from './options.ts'
import { getStart } from './use-case-converter.ts'

test('the coins decide which characters are capitals, one draw for thirty', () => {
  const draws = [0b101, 0b1]
  const coins = new Coins((min, max) => {
    expect([min, max]).toEqual([0, 2 ** 30 - 1])
    return draws.shift() ?? 0
  })
  expect(convertCase('abcd', 'RanDoM CaSe', DEFAULTS, coins.isHead)).toBe('AbCd')
  expect(draws).toHaveLength(1)
  expect(convertCase('x'.repeat(32), 'RanDoM CaSe', DEFAULTS, coins.isHead)).toBe(`XxX${'x'.repeat(27)}Xx`)
  // Appending characters keeps the case of the earlier ones.
  expect(convertCase('abc', 'RanDoM CaSe', DEFAULTS, coins.isHead)).toBe('AbC')
})

test('coins cross to a worker as they lie', () => {
  const coins = new Coins((_min, max) => max)
  const tossed = coins.upTo(100)
  expect([0, 29, 30, 99].map((position) => headAt(tossed, position))).toEqual([true, true, true, true])
  const job = { kind: 'convert', text: 'ab', options: DEFAULTS, tossed } as const
  expect(convertWhole({ ...job, names: ['RanDoM CaSe'] })).toBe('AB')
  expect(convertWhole({ ...job, names: ['lowercase', 'snake_case'] })).toBe(
    'lowercase\nab\n\nsnake_case\nab\n',
  )
})

test('getSize(): counts characters and words', () => {
  expect(getSize('Crème brûlée 👩‍💻')).toEqual({ characters: 14, words: 2 })
})

test.each([
  ['short', 'short'],
  [`${'a'.repeat(15_000)}\n${'b'.repeat(9000)}`, 'a'.repeat(15_000)],
  ['word '.repeat(5000), 'word '.repeat(4000).trimEnd()],
  ['x'.repeat(30_000), 'x'.repeat(20_000)],
  [`x${'😀'.repeat(15_000)}`, `x${'😀'.repeat(9999)}`],
])('getStart(): cuts at the end of a line, word or character', (text, start) => {
  expect(getStart(text)).toBe(start)
})
