import { expect, test } from 'vitest'
import { convert } from './convert.ts'
import { FirstFew } from './first-few.ts'
import { DEFAULTS } from './options.ts'

test('of six remarks five are shown and all are counted; the others are never put into words', () => {
  const few = new FirstFew()
  const rendered: number[] = []
  for (const number of [1, 2, 3, 4, 5, 6])
    few.add(() => {
      rendered.push(number)
      return `remark ${number}`
    })
  expect(few.shown).toEqual(['remark 1', 'remark 2', 'remark 3', 'remark 4', 'remark 5'])
  expect(few.count).toBe(6)
  expect(rendered).toEqual([1, 2, 3, 4, 5])
})

test.each([
  ['CSV to JSON', `a\n${'1\n'.repeat(101)}`],
  ['JSON to CSV', JSON.stringify(Array.from({ length: 101 }, () => ({ a: '1' })))],
] as const)('of 101 rows, %s, the table shows the first hundred', async (direction, text) => {
  const { read, json, csv } = DEFAULTS
  const answer = await convert(text, { direction, read, json, csv, edits: [], sheet: 0 }, () => {})
  expect(answer).toMatchObject({ kind: 'converted', rowCount: 101, offersDecimalComma: false })
  expect(answer.kind === 'converted' && answer.table.rows).toEqual(Array.from({ length: 100 }, () => ['1']))
})
