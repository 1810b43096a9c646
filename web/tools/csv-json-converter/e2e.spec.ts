import { readFile, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '#e2e/test.ts'
import { writeXlsx } from '#lib/tabular/xlsx/write-xlsx.ts'

const ADDRESS = '/csv-json-converter'
const CSV = 'id,name,note\n007,"Zoë, Ltd","She said ""yes"""\n8,Ben,"two\nlines"\n'
const input = (page: Page) => page.getByRole('textbox', { name: 'Input', exact: true })
const output = (page: Page) => page.getByLabel('Output', { exact: true })
const text = (page: Page, expected: string) => expect(output(page)).toHaveJSProperty('textContent', expected)

async function downloaded(page: Page, button = 'Download'): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ])
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

test('JSON becomes CSV, guarded against formulas', async ({ page, open }) => {
  await open(ADDRESS)
  await page.getByRole('radio', { name: 'JSON to CSV' }).check()
  await input(page).fill('[{"id":12345678901234567890,"f":"=1+1","n":-5},{"g":{"h":[true,null]}}]')
  await text(page, 'id,f,n,g\r\n12345678901234567890,\'=1+1,-5,\r\n,,,"{""h"":[true,null]}"\r\n')
  await expect(page.getByText('1 cell guarded')).toBeVisible()
  const workbook = await downloaded(page, 'Download Excel')
  expect(workbook.name).toBe('converted.xlsx')
  await page.getByLabel('Upload').setInputFiles({ name: 'a.xlsx', mimeType: '', buffer: workbook.bytes })
  await expect(page.getByRole('radio', { name: 'CSV to JSON' })).toBeChecked()
  await expect(output(page)).toContainText('"id": "12345678901234567890"')
})

test('a sheet of a workbook can be chosen, and a dropped file is converted', async ({ page, open }) => {
  await open(ADDRESS)
  await page.getByRole('button', { name: 'Options' }).click()
  await page.getByRole('combobox', { name: 'Indent' }).selectOption('Minified')
  const sheets = [
    { name: 'First', heading: ['a'], rows: [['1']] },
    { name: 'Second', heading: ['b'], rows: [['2']] },
  ]
  const workbook = { name: 'b.xlsx', mimeType: '', buffer: Buffer.from(writeXlsx(sheets)) }
  await page.getByLabel('Upload').setInputFiles(workbook)
  await text(page, '[{"a":"1"}]')
  await page.getByRole('combobox', { name: 'Sheet' }).selectOption('Second')
  await text(page, '[{"b":"2"}]')
  await page.getByRole('button', { name: 'Clear', exact: true }).click()

  const files = await page.evaluateHandle(() => {
    const transfer = new DataTransfer()
    transfer.items.add(new File(['[{"x":1}]'], 'dropped.json'))
    return transfer
  })
  await input(page).dispatchEvent('dragenter', { dataTransfer: files })
  await expect(page.getByText('Drop a CSV, TSV, Excel or JSON file')).toBeVisible()
  await input(page).dispatchEvent('drop', { dataTransfer: files })
  await expect(page.getByRole('radio', { name: 'JSON to CSV' })).toBeChecked()
  await text(page, 'x\r\n1\r\n')
})

test('a reload restores the text, and a link opens it elsewhere', async ({ page, open, browser }) => {
  await open(ADDRESS)
  await input(page).fill(CSV)
  await page.getByRole('button', { name: 'Options' }).click()
  await page.getByRole('combobox', { name: 'JSON shape' }).selectOption('JSON Lines')
  const lines =
    '{"id":"007","name":"Zoë, Ltd","note":"She said \\"yes\\""}\n{"id":"8","name":"Ben","note":"two\\nlines"}\n'
  await text(page, lines)
  await page.reload()
  await expect(input(page)).toHaveValue(CSV)
  await text(page, lines)

  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const other = await (await browser.newContext()).newPage()
  await other.goto(link)
  await expect(input(other)).toHaveValue(CSV)
  await text(other, lines)
  await other.context().close()
})

test('a stored state that does not match the schema is quarantined', async ({ page, open }) => {
  const broken = '{"version":1,"state":{"direction":7}}'
  await page.addInitScript((value) => localStorage.setItem('sundry-tool-csv-json-converter', value), broken)
  await open(ADDRESS)
  await expect(input(page)).toHaveValue('')
  await input(page).fill('a\n1')
  await expect(output(page)).toContainText('"a": "1"')
  expect(await page.evaluate(() => localStorage.getItem('sundry-tool-csv-json-converter.bad'))).toBe(broken)
})

test('300,000 rows are converted while the page responds', async ({ page, open }) => {
  const count = 300_000
  const filler = 'some ordinary text that fills the row, '.repeat(4)
  const row = (index: number) => [`${index}`, `Person "${index}"`, filler]
  const csv = Array.from({ length: count }, (_, index) => {
    const [id, name, note] = row(index)
    return `${id},"${name?.replaceAll('"', '""')}","${note}"`
  })
  const path = test.info().outputPath('large.csv')
  await writeFile(path, `id,name,note\r\n${csv.join('\r\n')}\r\n`)
  await open(ADDRESS)
  await page.getByLabel('Upload').setInputFiles(path)
  await expect(page.getByRole('progressbar')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Cancelled.')).toBeVisible()

  await page.getByRole('button', { name: 'Convert again' }).click()
  await expect(page.getByRole('progressbar')).toBeVisible()
  await page.getByRole('button', { name: 'Options' }).click()
  await expect(page.getByRole('textbox', { name: 'Comment sign' })).toBeVisible()
  await expect(page.getByText('300,000 rows', { exact: true })).toBeVisible()

  const file = await downloaded(page)
  const objects = Array.from({ length: count }, (_, index) => {
    const [id, name, note] = row(index)
    return { id, name, note }
  })
  expect(file.bytes.equals(Buffer.from(JSON.stringify(objects, null, 2)))).toBe(true)
  await page.reload()
  await expect(input(page)).toHaveValue('')
})

test('an unclosed quote is reported directly below the text, and can be gone to', async ({ page, open }) => {
  await open(ADDRESS)
  const box = input(page)
  await box.fill('a,b\n1,"2')
  const alert = page.getByRole('alert').filter({ hasText: 'Unclosed quote starting on line 2' })
  await expect(alert).toBeVisible()
  const distance = ((await alert.boundingBox())?.y ?? 0) - ((await box.boundingBox())?.y ?? 0)
  expect(distance).toBeLessThan(80)
  await page.getByRole('button', { name: 'Go to error' }).click()
  await expect(box).toBeFocused()
  expect(await box.evaluate((field: HTMLTextAreaElement) => field.selectionStart)).toBe(6)
})
