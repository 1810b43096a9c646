import { expect, test } from 'vitest'
import { byItem } from './by-item.ts'
import type { Item } from './invoice.ts'
import { taxPlace, taxRows, withTax } from './more-taxes.ts'

const PST = { name: 'PST', percent: '7' }
const EMPTY = { name: '', percent: '' }

test('filling the empty row adds another, up to five taxes with the first', () => {
  expect(taxRows([])).toEqual([EMPTY])
  expect(withTax([], 0, { percent: '7' })).toEqual([{ name: '', percent: '7' }])
  expect(taxRows([PST])).toEqual([PST, EMPTY])
  expect(taxRows([PST, PST, PST, PST])).toEqual([PST, PST, PST, PST])
  expect([0, 1, 2, 3].map(taxPlace)).toEqual(['Second tax', 'Third tax', 'Fourth tax', 'Fifth tax'])
})

test('a row emptied at the end is removed, one in between keeps its position', () => {
  expect(withTax([PST, PST], 1, EMPTY)).toEqual([PST])
  expect(withTax([PST, PST], 0, EMPTY)).toEqual([EMPTY, PST])
  expect(withTax([EMPTY, PST], 1, EMPTY)).toEqual([])
})

test('taxes of a file that has more are all there to be changed', () => {
  const six = Array.from({ length: 6 }, () => PST)
  expect(taxRows(six)).toEqual(six)
  expect(taxPlace(5)).toBe('Tax 7')
})

const item = (description: string): Item => ({ id: '1', description, quantity: '1', rate: '0', tax: '' })

test('only items that are new or other than before are reckoned', () => {
  const reckoned: string[] = []
  const shout = byItem(({ description }) => {
    reckoned.push(description)
    return description.toUpperCase()
  })
  const [a, b, c] = [item('a'), item('b'), item('c')]
  expect(shout([a, b, c])).toEqual(['A', 'B', 'C'])
  expect(shout([a, item('d'), c])).toEqual(['A', 'D', 'C'])
  expect(shout([c, a, item('e')])).toEqual(['C', 'A', 'E'])
  expect(shout([])).toEqual([])
  expect(reckoned).toEqual(['a', 'b', 'c', 'd', 'e'])
})
