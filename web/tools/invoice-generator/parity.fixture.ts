import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { expectSaved, getParams, type ParityCheck, press } from '#e2e/interfaces/parity-check.ts'
import { sha256 } from '#interfaces/example-result.ts'

const box = (page: Page, name: string, text: string) =>
  page.getByRole('textbox', { name, exact: true }).fill(text)

const number = (page: Page, name: string, text: string) =>
  page.getByRole('spinbutton', { name, exact: true }).fill(text)

type InvoiceParams = {
  number: string
  date: string
  fromCompany: string
  toCompany: string
  currency: string
  tax: string
  items: { description: string; quantity: string; rate: string }[]
}

async function fillInvoice(page: Page, invoice: InvoiceParams): Promise<void> {
  await box(page, 'Invoice number', invoice.number)
  await page.getByLabel('Date', { exact: true }).fill(invoice.date)
  await box(page, 'From company', invoice.fromCompany)
  await box(page, 'To company', invoice.toCompany)
  await page.getByRole('combobox', { name: 'Currency' }).selectOption(invoice.currency)
  await number(page, 'Tax (%)', invoice.tax)
  const [item] = invoice.items
  await box(page, 'Description', item?.description ?? '')
  await number(page, 'Quantity', item?.quantity ?? '')
  await number(page, 'Rate', item?.rate ?? '')
}

const invoice: ParityCheck = {
  async byHand(page, example) {
    await fillInvoice(page, getParams<InvoiceParams>(example))
    await expectSaved(page, () => press(page, 'Download PDF'), example)
  },
}

type ElectronicParams = { sellerCountry: string; sellerVatId: string; buyerCountry: string }

/** The page creates the electronic invoice within the PDF: poppler extracts it. */
const invoiceXml: ParityCheck = {
  async byHand(page, example) {
    const { eInvoice, ...invoice } = getParams<InvoiceParams & { eInvoice: ElectronicParams }>(example)
    await press(page, 'New invoice')
    await expect(page.getByRole('textbox', { name: 'Description', exact: true })).toHaveValue('')
    await fillInvoice(page, invoice)
    await page.getByRole('switch', { name: 'Factur-X' }).check()
    await box(page, 'Your VAT number', eInvoice.sellerVatId)
    await page.getByRole('combobox', { name: 'Your country' }).selectOption(eInvoice.sellerCountry)
    await page.getByRole('combobox', { name: 'Country of the buyer' }).selectOption(eInvoice.buyerCountry)
    const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Download PDF')])
    const xml = test.info().outputPath('invoice.xml')
    execFileSync('pdfdetach', ['-save', '1', '-o', xml, await download.path()])
    expect({ sha256: sha256(readFileSync(xml)) }).toEqual(example.result)
  },
}

export const parity: Readonly<Record<string, ParityCheck>> = {
  invoice,
  'invoice-xml': invoiceXml,
}
