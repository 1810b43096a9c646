import { expect, test } from 'vitest'
import { invoiceLines } from './invoice-lines.ts'

const row = (key: string, billableSeconds: number, amount: bigint) => ({
  key,
  entries: 1,
  seconds: billableSeconds,
  billableSeconds,
  amount,
})

test('billable rows become hours at their rate, and an amount where that would not be the same', () => {
  const rates: Readonly<Record<string, string>> = { a: '90', b: '100', d: '' }
  const rows = [
    row('a', 5400, 13500n),
    row('b', 1, 3n),
    row('c', 0, 0n),
    row('d', 3600, 0n),
    row('e', 60, 999n),
  ]
  expect(
    invoiceLines(
      rows,
      (key) => key.toUpperCase(),
      (key) => rates[key] ?? '',
    ),
  ).toEqual([
    { description: 'A', quantity: '1.5', rate: '90' },
    { description: 'B', quantity: '0.000278', rate: '100' },
    { description: 'D', quantity: '1', rate: '0' },
    { description: 'E', quantity: '1', rate: '9.99' },
  ])
})
