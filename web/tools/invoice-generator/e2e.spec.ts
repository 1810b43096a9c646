import { spawnSync } from 'node:child_process'
import type { Download, Page } from '@playwright/test'
import { fillStorage } from '#e2e/full-storage.ts'
import { expect, test } from '#e2e/test.ts'

const ADDRESS = '/invoice-generator'
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const number = (page: Page, name: string) => page.getByRole('spinbutton', { name, exact: true })
const result = (page: Page, name: string) => page.getByLabel(name, { exact: true }).first()
const item = (page: Page, index: number) => page.getByRole('group', { name: `Item ${index}`, exact: true })

async function savePdf(page: Page): Promise<Download> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PDF' }).click(),
  ])
  return download
}

async function ask(program: string, ...args: string[]): Promise<string> {
  const { stdout, error } = spawnSync(program, args, { encoding: 'utf8' })
  if (error) throw error
  return stdout
}

test('an invoice adds up, is previewed as it will be printed, and leaves as a PDF', async ({
  page,
  open,
  violations,
}) => {
  await open(ADDRESS)
  await expect(box(page, 'Invoice number')).toHaveValue('INV-001')
  await expect(result(page, 'Subtotal')).toHaveText('—')
  await box(page, 'From company').fill('Zoë & Söhne')
  await box(page, 'From address').fill('Hauptstraße 1\n10115 Berlin')
  await box(page, 'To company').fill('Καφέ Αθήνα')
  await item(page, 1).getByRole('textbox', { name: 'Description' }).fill('Design ₹ ₦ ₿ متجر')
  await item(page, 1).getByRole('spinbutton', { name: 'Quantity' }).fill('3')
  await item(page, 1).getByRole('spinbutton', { name: 'Rate' }).fill('0.335')
  await expect(item(page, 1).getByLabel('Amount')).toHaveText('$1.01')
  await item(page, 1).getByRole('spinbutton', { name: 'Rate' }).press('Enter')
  await expect(item(page, 2).getByRole('textbox', { name: 'Description' })).toBeFocused()
  await page.keyboard.type('Credit')
  await item(page, 2).getByRole('spinbutton', { name: 'Rate' }).fill('-0.50')
  await number(page, 'Tax (%)').fill('20')
  await expect(result(page, 'Subtotal')).toHaveText('$0.51')
  await expect(result(page, 'Tax')).toHaveText('$0.10')
  await expect(page.getByRole('status', { name: 'Total', exact: true })).toHaveText('$0.61')
  const preview = page.getByRole('region', { name: 'Invoice preview' })
  await expect(preview).toContainText('Zoë & Söhne')
  await expect(preview).toContainText('$0.61')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await violations()).toEqual([])
  }

  const download = await savePdf(page)
  expect(download.suggestedFilename()).toBe('invoice_INV-001.pdf')
  const path = await download.path()
  expect(await ask('qpdf', '--check', path)).toContain('No syntax or stream encoding errors found')
  const words = await ask('pdftotext', path, '-')
  for (const word of [
    'INV-001',
    'Zoë & Söhne',
    'Καφέ Αθήνα',
    '₹ ₦ ₿',
    'متجر',
    '−$0.50',
    '$0.61',
    'Page 1 of 1',
  ])
    expect(words.replace('-$0.50', '−$0.50')).toContain(word)

  await page.reload()
  await expect(box(page, 'From company')).toHaveValue('Zoë & Söhne')
  await expect(page.getByRole('status', { name: 'Total', exact: true })).toHaveText('$0.61')
})

test('invoices are kept, numbered on, duplicated and deleted with a way back', async ({ page, open }) => {
  await open(ADDRESS)
  await box(page, 'From company').fill('Mine')
  await box(page, 'To company').fill('Client A')
  await page.getByRole('button', { name: 'New invoice' }).click()
  await expect(box(page, 'Invoice number')).toHaveValue('INV-002')
  await expect(box(page, 'From company')).toHaveValue('Mine')
  await page.getByRole('button', { name: 'Saved clients' }).click()
  await page.getByRole('menuitem', { name: 'Client A' }).click()
  await expect(box(page, 'To company')).toHaveValue('Client A')
  const list = page.getByRole('list', { name: 'Invoices' })
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await page.getByRole('button', { name: 'Duplicate INV-001' }).click()
  await expect(box(page, 'Invoice number')).toHaveValue('INV-003')
  await page.getByRole('button', { name: 'Delete INV-003' }).click()
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(list.getByRole('listitem')).toHaveCount(3)
  await page.getByRole('button', { name: 'Open INV-001' }).click()
  await expect(box(page, 'Invoice number')).toHaveValue('INV-001')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export JSON' }).click(),
  ])
  for (const number of ['INV-003', 'INV-002'])
    await page.getByRole('button', { name: `Delete ${number}` }).click()
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await page.getByLabel('Import JSON').setInputFiles(await file.path())
  await expect(page.getByText('2 invoices were imported')).toBeVisible()
  await expect(list.getByRole('listitem')).toHaveCount(3)
})

test('custom labels and fields are printed, and the next invoice reuses the labels', async ({
  page,
  open,
}) => {
  await open(ADDRESS)
  await page.getByRole('button', { name: 'Options' }).click()
  await box(page, 'Field 1').fill('Order number')
  await box(page, 'Value 1').fill('PO 4711')
  await box(page, 'Field 2').fill('VAT ID')
  await box(page, 'Value 2').fill('ATU12345678')
  await expect(box(page, 'Field 3')).toHaveValue('')
  await page.getByText('Words on paper').click()
  await box(page, 'Word for “Invoice”').fill('Honorarnote')
  const preview = page.getByRole('region', { name: 'Invoice preview' })
  await expect(preview).toContainText('Honorarnote')
  const words = await ask('pdftotext', '-layout', await (await savePdf(page)).path(), '-')
  expect(words).toMatch(/Order number +PO 4711\n/)
  expect(words).toMatch(/VAT ID +ATU12345678\n/)
  expect(words).not.toContain('Invoice\n')
  await page.getByRole('button', { name: 'New invoice' }).click()
  await expect(box(page, 'Word for “Invoice”')).toHaveValue('Honorarnote')
  await expect(box(page, 'Field 1')).toHaveValue('')
})

test('each charge and each switch changes the total as it says', async ({ page, open }) => {
  await open(ADDRESS)
  await item(page, 1).getByRole('spinbutton', { name: 'Rate' }).fill('110')
  await number(page, 'Tax (%)').fill('10')
  await page.getByText('Discount, shipping and more taxes').click()
  const total = page.getByRole('status', { name: 'Total', exact: true })
  const toggle = (name: string) => page.getByRole('checkbox', { name, exact: true })
  await expect(total).toHaveText('$121.00')
  await number(page, 'Discount').fill('10')
  await expect(total).toHaveText('$108.90')
  await page.getByRole('combobox', { name: 'Discount in' }).selectOption('Amount')
  await expect(total).toHaveText('$110.00')
  await number(page, 'Shipping').fill('20')
  await expect(total).toHaveText('$130.00')
  await toggle('Tax applies to shipping').check()
  await expect(total).toHaveText('$132.00')
  await toggle('Prices include tax').check()
  await expect(total).toHaveText('$120.00')
  await toggle('Set tax by item').check()
  await item(page, 1).getByRole('spinbutton', { name: 'Tax of this item (%)' }).fill('25')
  await expect(result(page, 'Tax')).toHaveText('$21.82')
  await number(page, 'Amount paid').fill('20.50')
  await expect(result(page, 'Balance due')).toHaveText('$99.50')
})

test('five taxes are charged, each printed on a separate line', async ({ page, open }) => {
  await open(ADDRESS)
  await item(page, 1).getByRole('textbox', { name: 'Description' }).fill('Room')
  await item(page, 1).getByRole('spinbutton', { name: 'Rate' }).fill('123.45')
  await number(page, 'Tax (%)').fill('5')
  await page.getByText('Discount, shipping and more taxes').click()
  await box(page, 'Name of the tax').fill('GST')
  for (const [place, name, percent] of [
    ['Second tax', 'PST', '7'],
    ['Third tax', 'QST', '9.975'],
    ['Fourth tax', 'City', '1.5'],
    ['Fifth tax', 'Eco', '0.25'],
  ] as const) {
    await box(page, place).fill(name)
    await number(page, `${place} (%)`).fill(percent)
  }
  await expect(page.getByRole('textbox', { name: /^Tax \d|Sixth/ })).toHaveCount(0)
  await expect(result(page, 'Tax')).toHaveText('$29.28')
  await expect(page.getByRole('status', { name: 'Total', exact: true })).toHaveText('$152.73')
  const words = await ask('pdftotext', '-layout', await (await savePdf(page)).path(), '-')
  for (const line of [
    /GST 5 % +\$6\.17\n/,
    /PST 7 % +\$8\.64\n/,
    /QST 9\.975 % +\$12\.31\n/,
    /City 1\.5 % +\$1\.85\n/,
    /Eco 0\.25 % +\$0\.31\n/,
    /Total +\$152\.73\n/,
  ])
    expect(words).toMatch(line)
  await number(page, 'Fifth tax (%)').fill('1e21')
  await expect(page.getByRole('alert').filter({ hasText: 'Fifth tax: Number is too large.' })).toBeVisible()
})

test('of a thousand invoices and a thousand items only those in sight are drawn, and each is found', async ({
  page,
  open,
}) => {
  const lines = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      id: `${index + 1}`,
      description: `Part ${index + 1}`,
      rate: '0.01',
    }))
  const invoices = Array.from({ length: 1000 }, (_, index) => ({
    id: `i${index}`,
    number: `INV-${index + 1}`,
    date: '2026-01-31',
    dueDate: '2026-03-02',
    toCompany: `Client ${index + 1}`,
    items: lines(index === 776 ? 1000 : 1),
    changedAt: 1000 - index,
  }))
  await open(ADDRESS)
  await page.getByRole('button', { name: 'Options' }).click()
  await page.getByLabel('Import JSON').setInputFiles({
    name: 'invoices.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ kind: 'sundry-invoices', invoices, logo: '' })),
  })
  await expect(page.getByText('1,000 invoices were imported')).toBeVisible()
  const list = page.getByRole('list', { name: 'Invoices' })
  expect(await list.getByRole('listitem').count()).toBeLessThan(50)
  await page.getByRole('searchbox', { name: 'Find an invoice' }).fill('777 client')
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await page.getByRole('button', { name: 'Open INV-777' }).click()
  await expect(item(page, 200)).toBeVisible()
  await expect(item(page, 201)).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Items shown' }).selectOption('801 to 1000')
  await item(page, 1000).getByRole('spinbutton', { name: 'Rate' }).press('Enter')
  await expect(item(page, 1001).getByRole('textbox', { name: 'Description' })).toBeFocused()
  await expect(result(page, 'Subtotal')).toHaveText('$10.00')
  const pages = page.getByRole('figure', { name: /^Page \d+ of \d+$/ })
  // Far from what is in sight, which is the last item now.
  await expect(pages.nth(12)).toHaveText('')
  await pages.last().scrollIntoViewIfNeeded()
  await expect(pages.last()).toContainText('$10.00')
})

test('full storage is reported, and no invoice is lost', async ({ page, open }) => {
  await open(ADDRESS)
  await box(page, 'From company').fill('Mine')
  await fillStorage(page)
  await box(page, 'To company').fill('Client A')
  await page.reload()
  await expect(box(page, 'To company')).toHaveValue('Client A')
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await box(page, 'To company').fill('Client B')
  await expect(page.getByRole('alert').filter({ hasText: 'Its storage is full.' })).toHaveCount(1)
  await expect(box(page, 'To company')).toHaveValue('Client B')
})

test('an invalid invoice shows its errors, and no file is created', async ({ page, open }) => {
  await open(ADDRESS)
  const rate = item(page, 1).getByRole('spinbutton', { name: 'Rate' })
  await rate.fill('1e21')
  await expect(item(page, 1)).toContainText('Number is too large')
  await expect(page.getByRole('alert').filter({ hasText: 'Item 1: Number is too large.' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Download PDF' })).toHaveAttribute('aria-disabled', 'true')
  await rate.fill('5')
  await expect(page.getByRole('button', { name: 'Download PDF' })).not.toHaveAttribute('aria-disabled')
  await expect(item(page, 1).getByRole('button', { name: 'Remove item' })).toBeDisabled()
  await page.getByLabel('Due date').fill('2020-01-01')
  await expect(page.getByText('This is before the date of the invoice.')).toBeVisible()
  await page.getByRole('button', { name: 'Options' }).click()
  await page
    .getByLabel('Logo')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect(page.getByRole('alert').filter({ hasText: '"logo.png" could not be read' })).toBeVisible()
})

test('printed, the pages stand alone as in the PDF', async ({ page, open }) => {
  await open(ADDRESS)
  await page.getByRole('button', { name: 'Example', exact: true }).click()
  await expect(page.getByRole('figure', { name: 'Page 1 of 1' })).toContainText('Northwind Books')
  const path = test.info().outputPath('printed.pdf')
  await page.pdf({ path, preferCSSPageSize: true, printBackground: true })
  expect(await ask('pdfinfo', path)).toMatch(/Pages: +1\n/)
  const words = await ask('pdftotext', path, '-')
  expect(words).toContain('€2,190.00')
  expect(words).not.toContain('Download PDF')
})

test('the PDF contains the electronic invoice', async ({ page, open }) => {
  await open(ADDRESS)
  await page.getByRole('button', { name: 'Example', exact: true }).click()
  await page.getByRole('switch', { name: 'Factur-X' }).check()
  await expect(
    page.getByRole('alert').filter({ hasText: 'Choose the country of your company.' }),
  ).toBeVisible()
  await box(page, 'Your VAT number').fill('GB123456789')
  await page.getByRole('combobox', { name: 'Your country' }).selectOption('GB')
  await page.getByRole('combobox', { name: 'Country of the buyer' }).selectOption('FR')
  const path = await (await savePdf(page)).path()
  expect(await ask('pdfdetach', '-list', path)).toContain('factur-x.xml')
  expect(await ask('pdfinfo', path)).toMatch(/Pages: +1\n/)
})

test('the payment code on the paper is what a banking app reads', async ({ page, open }) => {
  await open(ADDRESS)
  await page.getByRole('button', { name: 'Example', exact: true }).click()
  await page.getByRole('switch', { name: 'Payment QR' }).check()
  await expect(page.getByRole('alert').filter({ hasText: 'This IBAN is not valid.' })).toBeVisible()
  // A payment code names no encoding (EPC069-12), and zbar takes an ë for half a kanji.
  await box(page, 'Account holder').fill('Zoe Design Studio')
  await box(page, 'IBAN').fill('DE89 3704 0044 0532 0130 00')
  await expect(page.getByRole('alert')).toHaveCount(0)
  const path = await (await savePdf(page)).path()
  await ask('pdftoppm', '-r', '200', '-png', '-singlefile', path, `${path}-page`)
  const read = await ask('zbarimg', '--raw', '-q', `${path}-page.png`)
  expect(read.split('\n').slice(0, 11)).toEqual([
    ...['BCD', '002', '1', 'SCT', '', 'Zoe Design Studio', 'DE89370400440532013000', 'EUR2190.00'],
    ...['', '', 'INV-001'],
  ])
})

test('a phone’s width is enough', async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await open(ADDRESS)
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Example' }).click()
  await expect(page.getByRole('button', { name: 'Download PDF' })).toBeInViewport()
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
})
