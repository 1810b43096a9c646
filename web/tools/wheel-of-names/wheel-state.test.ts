import * as v from 'valibot'
import { expect, test } from 'vitest'
import { WheelNames } from './wheel-state.ts'

const named = (...names: string[]) => names.map((name) => ({ name }))

test('a name defaults to weight one, enabled, and the wheel’s color, and is trimmed', () => {
  expect(v.parse(WheelNames, named(' Ana '))).toEqual([{ name: 'Ana', weight: 1, isOff: false, color: '' }])
})

test.each([
  ['a name of 2,000 characters', named('x'.repeat(2000)), true],
  ['one of 2,001', named('x'.repeat(2001)), false],
  ['a blank one', named(' '), false],
  ['one name twice', named('Ana', 'Ana'), false],
  ['one name in two spellings of Unicode', named('Zoe\u0308', 'Zo\u00eb'), false],
  ['the same name in other letters', named('ana', 'Ana'), true],
  ['a weight of nothing', [{ name: 'Ana', weight: 0 }], false],
  ['half a weight', [{ name: 'Ana', weight: 1.5 }], false],
  ['a color of its own', [{ name: 'Ana', color: '#0a1b2c' }], true],
  ['a color by name', [{ name: 'Ana', color: 'red' }], false],
  ['1,000 names', named(...Array.from({ length: 1000 }, (_, index) => `N${index}`)), true],
  ['1,001 names', named(...Array.from({ length: 1001 }, (_, index) => `N${index}`)), false],
])('%s: accepted or rejected', (_, names, isValid) => {
  expect(v.is(WheelNames, names)).toBe(isValid)
})
