import { expect, test } from 'vitest'
import { arrivalsText } from './arrivals.ts'

const [ana, bo, cy, di, ed] = ['Ana', 'Bo', 'Cy', 'Di', 'Ed'].map((name) => ({ id: name, name }))
type People = Parameters<typeof arrivalsText>[0]
const people = (...some: readonly (typeof ana)[]): People => some.filter((one) => one !== undefined)

test.each<[People, People, string]>([
  [people(), people(ana), 'Ana joined, 1 player'],
  [people(ana), people(ana, bo), 'Bo joined, 1 player'],
  [people(), people(ana, bo), 'Ana and Bo joined, 1 player'],
  [people(), people(ana, bo, cy, di, ed), 'Ana, Bo, Cy, and 2 others joined, 1 player'],
  [people(ana, bo), people(bo), 'Ana left, 1 player'],
  [people(ana), people(bo), 'Bo joined, Ana left, 1 player'],
  [people(ana), people(ana), ''],
  [people(ana, bo), people(bo, ana), ''],
])('arrivalsText(): from %j to %j is %j', (before, after, text) => {
  expect(arrivalsText(before, after, '1 player')).toBe(text)
})
