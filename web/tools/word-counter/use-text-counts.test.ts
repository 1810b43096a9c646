import { expect, test } from 'vitest'
import { countingCost } from './use-text-counts.ts'

test.each([
  ['plain text', 10],
  ['größe Привет “ά”', 16],
  ['한국어', 3],
  ['漢字', 60],
  ['ไทย', 90],
  ['😀', 60],
])('%j costs %i', (text, cost) => {
  expect(countingCost(text)).toBe(cost)
})
