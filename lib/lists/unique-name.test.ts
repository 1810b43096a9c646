import { expect, test } from 'vitest'
import { uniqueName } from './unique-name.ts'

const isUsed = (name: string) => ['Copy', 'Copy 2', 'a_2'].includes(name)

test('uniqueName(): returns an unused name unchanged', () => {
  expect(uniqueName('New', isUsed)).toBe('New')
})

test('uniqueName(): appends the first number that is free', () => {
  expect(uniqueName('Copy', isUsed)).toBe('Copy 3')
})

test('uniqueName(): writes the number with the given function', () => {
  expect(
    uniqueName(
      'a',
      (name) => name === 'a' || isUsed(name),
      (name, number) => `${name}_${number}`,
    ),
  ).toBe('a_3')
})
