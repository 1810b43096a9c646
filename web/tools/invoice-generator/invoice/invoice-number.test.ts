import { expect, test } from 'vitest'
import { freeNumber, nextNumber } from './invoice-number.ts'

test.each([
  ['INV-001', 'INV-002'],
  ['INV-009', 'INV-010'],
  ['INV-999', 'INV-1000'],
  ['2026/099', '2026/100'],
  ['7', '8'],
  ['A-007-B', 'A-008-B'],
  ['R12345678901234567890', 'R12345678901234567891'],
  ['Spring', 'Spring-2'],
  ['', 'INV-001'],
])('after %j comes %j', (number, next) => {
  expect(nextNumber(number)).toBe(next)
})

test('a number that is taken is passed over', () => {
  expect(freeNumber('INV-001', new Set(['INV-001', 'INV-002', 'INV-003']))).toBe('INV-004')
  expect(freeNumber(undefined, new Set())).toBe('INV-001')
})
