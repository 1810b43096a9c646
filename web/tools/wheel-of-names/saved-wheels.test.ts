import * as v from 'valibot'
import { expect, test } from 'vitest'
import { exportWheels, importWheels, SavedWheels, saveWheel } from './saved-wheels.ts'
import { describeAdded } from './use-name-lists.ts'
import { plainName } from './wheel-names.ts'

const wheel = (title: string, ...names: string[]) => ({ title, names: names.map(plainName), timestamp: 1 })
const titles = (wheels: SavedWheels) => wheels.map(({ title }) => title)

test('a new wheel is first, under the first free number', () => {
  const wheels = [wheel('Wheel 2', 'a'), wheel('Lunch', 'b'), wheel('Wheel 1', 'c')]
  expect(titles(saveWheel(wheels, [plainName('d')], 5))).toEqual(['Wheel 3', 'Wheel 2', 'Lunch', 'Wheel 1'])
  expect(saveWheel([], [plainName('d')], 5)).toEqual([
    { title: 'Wheel 1', names: [plainName('d')], timestamp: 5 },
  ])
})

test('a wheel with the same names is replaced and keeps its title', () => {
  const wheels = [wheel('Wheel 1', 'a'), wheel('Lunch', 'b')]
  expect(saveWheel(wheels, [plainName('b')], 5)).toEqual([
    { ...wheel('Lunch', 'b'), timestamp: 5 },
    wheels[0],
  ])
})

test('importWheels(): inserts imported wheels first, without duplicates', () => {
  const [mine, both, theirs] = [wheel('A', 'a'), wheel('B', 'b'), wheel('C', 'c')]
  expect(importWheels([mine, both], exportWheels([theirs, both]))).toEqual([theirs, mine, both])
  for (const other of ['', '{}', '[1]'])
    expect(() => importWheels([mine], other)).toThrow('This file holds no saved wheels')
})

test('a title has at most 200 characters', () => {
  expect(v.is(SavedWheels, [wheel('x'.repeat(200), 'a')])).toBe(true)
  expect(v.is(SavedWheels, [wheel('x'.repeat(201), 'a')])).toBe(false)
})

test.each([
  [{ added: 12, duplicates: ['a', 'b', 'c'], leftOut: 0 }, '12 names added. 3 duplicates skipped.'],
  [{ added: 1, duplicates: ['a'], leftOut: 0 }, '1 name added. 1 duplicate skipped.'],
  [{ added: 1000, duplicates: [], leftOut: 1 }, '1,000 names added. 1 left out: a wheel holds 1,000 names.'],
  [{ added: 0, duplicates: [], leftOut: 0 }, '0 names added.'],
])('describeAdded(): describes %j as %j', (added, text) => {
  expect(describeAdded({ names: [], ...added })).toBe(text)
})
