import * as v from 'valibot'
import { expect, test } from 'vitest'
import { rational } from '#lib/rational/rational.ts'
import { ConverterState, readState, swapped, withCategory, withValue } from './converter-state.ts'

// 1 m is 1 / 0.3048 ft, which has no end.
const rounded = swapped({ ...v.parse(ConverterState, {}), value: '1', from: 'Meter', to: 'Foot' })

test('after a swap the value is exact, though its text is rounded', () => {
  expect([rounded.value, rounded.exact, rounded.from, rounded.to]).toEqual([
    '3.28084',
    '1250/381',
    'Foot',
    'Meter',
  ])
  expect(readState(rounded).outcome).toEqual({ ok: true, value: rational(1n, 1n) })
})

test('what is typed next, or another category, has nothing left of the exact value', () => {
  expect(readState(withValue(rounded, '2')).value).toEqual(rational(2n, 1n))
  const other = withCategory(rounded, 'Weight')
  expect([other.category, other.value]).toEqual(['Weight', '1'])
  expect(readState(other).value).toEqual(rational(1n, 1n))
})
