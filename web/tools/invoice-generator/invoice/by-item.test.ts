import { expect, test } from 'vitest'
import { byItem } from './by-item.ts'
import type { Item } from './invoice.ts'

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
