import * as v from 'valibot'
import { expect, test } from 'vitest'
import { rational } from '#lib/numbers/rational.ts'
import {
  addRecent,
  ConverterState,
  readState,
  swapUnits,
  withCategory,
  withResult,
  withValue,
} from './converter-state.ts'

// 1 m is 1 / 0.3048 ft, which has no end.
const rounded = swapUnits({ ...v.parse(ConverterState, {}), value: '1', from: 'Meter', to: 'Foot' })

test('after a swap the value is exact, though its text is rounded', () => {
  expect([rounded.value, rounded.exact, rounded.from, rounded.to]).toEqual([
    '3.28084',
    '1250/381',
    'Foot',
    'Meter',
  ])
  expect(readState(rounded).result).toEqual({ ok: true, value: rational(1n, 1n) })
})

test('a newly typed value and another category discard the exact value', () => {
  expect(readState(withValue(rounded, '2')).value).toEqual(rational(2n, 1n))
  const other = withCategory(rounded, 'Weight')
  expect([other.category, other.value]).toEqual(['Weight', '1'])
  expect(readState(other).value).toEqual(rational(1n, 1n))
})

const state = v.parse(ConverterState, {})

test('units that the category does not have are its first two', () => {
  const { from, to } = readState({ ...state, from: 'Gram', to: '' })
  expect([from.name, to.name]).toEqual(['Millimeter', 'Centimeter'])
})

test('a wanted result sets the value, and one that cannot be reached changes nothing', () => {
  const meters = { ...state, from: 'Meter', to: 'Kilometer' }
  expect(withResult(meters, rational(5n, 2n))).toMatchObject({ value: '2500', exact: '2500/1' })
  const degrees = { ...state, category: 'Temperature', from: 'Celsius', to: 'Kelvin' } as const
  expect(withResult(degrees, rational(-1n, 1n))).toBe(degrees)
})

test('a swap without a value, or below absolute zero, only exchanges the units', () => {
  expect(swapUnits({ ...state, value: '' })).toEqual({
    ...state,
    value: '',
    from: 'Kilometer',
    to: 'Mile',
  })
  const cold = { ...state, category: 'Temperature', value: '-300', from: 'Celsius', to: 'Kelvin' } as const
  expect(swapUnits(cold)).toEqual({ ...cold, from: 'Kelvin', to: 'Celsius' })
})

test('a conversion that is turned around is remembered as another one', () => {
  const turned = addRecent({
    ...addRecent({ ...state, value: '6' }),
    value: '6',
    from: 'Kilometer',
    to: 'Mile',
  })
  expect(turned.recent).toEqual([
    { category: 'Length', value: '6', from: 'Kilometer', to: 'Mile' },
    { category: 'Length', value: '6', from: 'Mile', to: 'Kilometer' },
  ])
})

test('a value of a thousand digits remains the same after a stored swap', () => {
  const long = swapUnits({ ...state, value: '9'.repeat(1000), from: 'Kilometer', to: 'Millimeter' })
  expect(long.value).toBe('1e+1006')
  expect(v.parse(ConverterState, long)).toEqual(long)
  expect(readState(long).value).toEqual(rational(BigInt(`${'9'.repeat(1000)}000000`)))
})
