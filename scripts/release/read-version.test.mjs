import { expect, test } from 'vitest'
import { readVersion } from './read-version.mjs'

test.each([
  ['1.0.0', '0.1.0'],
  ['0.2.0', '0.1.9'],
  ['1.2.10', '1.2.9'],
])('readVersion(): %s follows %s', (given, current) => {
  expect(readVersion(given, current)).toBe(given)
})

test.each([
  [undefined, '0.1.0', 'Name a version such as: npm run release -- 1.0.0'],
  ['1.0', '0.1.0', 'Name a version such as: npm run release -- 1.0.0'],
  ['v1.0.0', '0.1.0', 'Name a version such as: npm run release -- 1.0.0'],
  ['1.0.0', '1.0.0', '1.0.0 is not above the current version 1.0.0.'],
  ['1.9.9', '2.0.0', '1.9.9 is not above the current version 2.0.0.'],
])('readVersion(): refuses %s after %s', (given, current, message) => {
  expect(() => readVersion(given, current)).toThrow(message)
})
