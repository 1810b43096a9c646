import { expect, test } from 'vitest'
import { paragraph } from '../../documents.fixture.ts'
import { isNumberCell } from './is-number-cell.ts'

test.each([
  '7',
  '1,234.56',
  '€1,234.50',
  '1.234,50 €',
  '−12',
  '(1,200.00)',
  'CHF 1’234.50',
  'US$ 5',
  '12 %',
  '2026-03-01',
  '31/12/2026',
  '14:30:00',
  '1 234 567,89 kr.',
  '40 km/h',
  '12 m²',
])('%s is a number', (text) => {
  expect(isNumberCell([paragraph(text)])).toBe(true)
})

test.each([
  '',
  'Item 1',
  'https://a.b/1',
  'Room 12 B',
  '1234567890123456789012345',
  '3 oranges and 4 apples',
])('%j is not one number', (text) => {
  expect(isNumberCell([paragraph(text)])).toBe(false)
})
