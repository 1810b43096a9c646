import { expect, test } from 'vitest'
import { COUNTRIES } from './countries.ts'

test('the 249 countries of ISO 3166-1 are there once each, in order, with those of the Union', () => {
  expect(COUNTRIES).toHaveLength(249)
  expect([...new Set(COUNTRIES)].sort()).toEqual(COUNTRIES)
  const union = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')
  expect(union.filter((country) => !COUNTRIES.includes(country))).toEqual([])
})
