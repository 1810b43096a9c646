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

test('an invoice adds up, is previewed and saved as a PDF', async ({ page, open }) => {
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

test('on a phone no two targets of an item overlap, also with tax and a wrong number, which moves nothing', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(ADDRESS)
  await page.getByRole('button', { name: 'Add item' }).click()
  const first = item(page, 1)
  const below = () => page.getByRole('button', { name: 'Add item' }).boundingBox()
  const before = await below()
  await first.getByRole('spinbutton', { name: 'Quantity' }).fill('two')
  await first.getByRole('spinbutton', { name: 'Rate' }).fill('1234567890.12')
  await expect(first.getByText('Not a number: counts as 0')).toBeVisible()
  expect(await below()).toEqual(before)
  const overlaps = () =>
    first.evaluate((row) => {
      const boxes = [...row.querySelectorAll('input, button, output, p')].map((one) =>
        one.getBoundingClientRect(),
      )
      return boxes.flatMap((a, index) =>
        boxes
          .slice(index + 1)
          .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
          .map((b) => [a, b].map(({ x, y, width, height }) => `${x} ${y} ${width} ${height}`)),
      )
    })
  expect(await overlaps()).toEqual([])
  await page.getByText('Discount, shipping and more taxes').click()
  await page.getByLabel('Set tax by item').check()
  await expect(first.getByRole('spinbutton', { name: 'Tax of this item (%)' })).toBeVisible()
  expect(await overlaps()).toEqual([])
})

test('of a thousand invoices and their pages only visible ones are drawn', async ({ page, open }) => {
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
  const pages = page.getByRole('figure', { name: /^Page \d+ of \d+$/ })
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

test('the payment code on the paper is what a banking app reads', async ({ page, open }) => {
  await open(ADDRESS)
  await page.getByRole('button', { name: 'Example', exact: true }).click()
  await page.getByRole('switch', { name: 'Payment QR' }).check()
  await expect(page.getByRole('alert').filter({ hasText: 'This IBAN is not valid.' })).toBeVisible()
  // A payment code declares no encoding (EPC069-12), and zbar interprets an ë as half a kanji.
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
