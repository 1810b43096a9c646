import { expect, test } from 'vitest'
import { pdfName } from './pdf-job.ts'

test.each([
  ['INV-001', 'invoice_INV-001.pdf'],
  [' 2026/11\\7 ', 'invoice_2026-11-7.pdf'],
  ['a:*?"<>|b', 'invoice_a-b.pdf'],
  ['a\tb', 'invoice_a-b.pdf'],
  ['  ', 'invoice.pdf'],
])('the PDF of %j is called %s', (number, name) => {
  expect(pdfName(number)).toBe(name)
})
