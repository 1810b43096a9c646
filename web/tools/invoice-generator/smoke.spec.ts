import { expect, test } from '#e2e/browsers/test.ts'

test('an invoice adds up and is saved as a PDF; an error is reported', async ({ tab }) => {
  await tab.open('/invoice-generator')
  await tab.fill('From company', 'Zoë & Söhne')
  await tab.fill('Description', 'Design')
  await tab.fill('Quantity', '3', 'spinbutton')
  await tab.fill('Rate', '0.335', 'spinbutton')
  await tab.fill('Tax (%)', '20', 'spinbutton')
  await tab.shows('Subtotal', '$1.01')
  await tab.shows('Total', '$1.21')
  await tab.shows('Invoice preview', /Zoë & Söhne/, 'region')
  const pdf = await tab.saves('Download PDF', 'invoice_INV-001.pdf')
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  await tab.fill('Rate', '1e21', 'spinbutton')
  await tab.warns('Item 1: Number is too large.')
})
