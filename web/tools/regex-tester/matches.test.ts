import { expect, test } from 'vitest'
import { groupHue } from './matches.ts'

test('six groups have six colors, and the seventh the first one again', () => {
  const hues = [1, 2, 3, 4, 5, 6].map(groupHue)
  expect(new Set(hues).size).toBe(6)
  expect([7, 8, 12, 13].map(groupHue)).toEqual([hues[0], hues[1], hues[5], hues[0]])
  expect(hues[0]).toBe('var(--dev)')
})
