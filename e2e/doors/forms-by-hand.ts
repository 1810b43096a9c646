import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { answer } from '#doors/answer.ts'
import { loadOperation } from '#doors/find-operations.ts'
import { exampleOutside } from '#doors/testing/example-outside.ts'
import { sha256 } from '#doors/told-answer.ts'
import type { Example } from '#lib/operation/operation.ts'
import { writeFragment } from '#lib/share-link/share-link.ts'
import { readPng, toPixels } from '#lib/typeset/pdf/png.ts'
import { asked, expectSaved, expectText, type PageProof, press, told, upload } from './page-proof.ts'

const box = (page: Page, name: string, text: string) =>
  page.getByRole('textbox', { name, exact: true }).fill(text)
const number = (page: Page, name: string, text: string) =>
  page.getByRole('spinbutton', { name, exact: true }).fill(text)

type GradeAsked = { name: string; points: string; total?: string; weight?: string }

async function addGrade(page: Page, { name, points, total = '100', weight = '1' }: GradeAsked) {
  await box(page, 'Assignment', name)
  await number(page, 'Points earned', points)
  await number(page, 'Total points', total)
  await number(page, 'Weight', weight)
  await press(page, 'Add Grade')
}

const grade: PageProof = {
  async byHand(page, example) {
    await page.getByRole('tab', { name: 'Grades' }).click()
    for (const one of asked<{ grades: GradeAsked[] }>(example).grades) await addGrade(page, one)
    const { percent, grade, gpa } = told<{ percent: string; grade: string; gpa: string }>(example)
    await expectText(page, 'Overall percentage', `${percent}%`)
    await expectText(page, 'Letter grade', grade)
    await expectText(page, 'GPA', gpa)
  },
}

const gradeFinal: PageProof = {
  async byHand(page, example) {
    const { current, goal, finalWeight } = asked<{ current: string; goal: string; finalWeight: string }>(
      example,
    )
    await press(page, 'Clear')
    await addGrade(page, { name: 'So far', points: current })
    await page.getByRole('tab', { name: 'Final exam' }).click()
    await number(page, 'Goal (%)', goal)
    await number(page, 'Final counts (%)', finalWeight)
    const { needed } = told<{ needed: string }>(example)
    await expectText(page, 'Needed on the final', `${needed}%: not reachable without extra credit`)
  },
}

const gpa: PageProof = {
  async byHand(page, example) {
    await page.getByRole('tab', { name: 'GPA' }).click()
    const { courses } = asked<{ courses: { gpa: string; credits: string }[] }>(example)
    for (const [index, { gpa, credits }] of courses.entries()) {
      await press(page, 'Add course')
      await page.getByLabel(`Grade points ${index + 1}`).fill(gpa)
      await page.getByLabel(`Credits ${index + 1}`).fill(credits)
    }
    await expectText(page, 'Semester GPA', told<{ gpa: string }>(example).gpa)
  },
}

type EstimateTold = {
  mean: number
  median: number
  lowest: string
  highest: string
  agreement: number
  nearest: string
  between: string[]
  histogram: { label: string; count: number }[]
}

const estimate: PageProof = {
  async byHand(page, example) {
    const votes = asked<{ votes: string }>(example).votes.split(' ')
    await box(page, 'Story title', 'Login')
    await press(page, 'Add Story')
    await page.getByRole('textbox', { name: 'Member name' }).fill('Eve')
    await page.keyboard.press('Enter')
    const seats = page.getByRole('combobox', { name: 'Voting as' })
    await expect(seats.getByRole('option')).toHaveCount(votes.length)
    for (const [index, vote] of votes.entries()) {
      await seats.selectOption({ index })
      await page.getByRole('button', { name: vote, exact: true }).click()
    }
    await press(page, 'Reveal Votes')
    const found = told<EstimateTold>(example)
    await expectText(page, 'Mean', found.mean.toFixed(1))
    await expectText(page, 'Median', `${found.median}`)
    await expectText(page, 'Spread', `${found.lowest} to ${found.highest}`)
    await expectText(page, 'Agreement', `${found.agreement * 100}%`)
    await expectText(page, 'Final estimate', found.nearest)
    await expect(page.getByText(`between ${found.between.join(' and ')}`)).toBeVisible()
    for (const [index, { label, count }] of found.histogram.entries())
      await expect(
        page.getByRole('list', { name: 'Votes by card' }).getByRole('listitem').nth(index),
      ).toContainText(`${label}${count === 1 ? '1 vote' : `${count} votes`}`)
  },
}

type InvoiceAsked = {
  number: string
  date: string
  fromCompany: string
  toCompany: string
  currency: string
  tax: string
  items: { description: string; quantity: string; rate: string }[]
}

async function fillInvoice(page: Page, invoice: InvoiceAsked): Promise<void> {
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

const invoice: PageProof = {
  async byHand(page, example) {
    await fillInvoice(page, asked<InvoiceAsked>(example))
    await expectSaved(page, () => press(page, 'Download PDF'), example)
  },
}

type ElectronicAsked = { sellerCountry: string; sellerVatId: string; buyerCountry: string }

/** The page gives the electronic invoice within the PDF: poppler takes it out. */
const invoiceXml: PageProof = {
  async byHand(page, example) {
    const { eInvoice, ...invoice } = asked<InvoiceAsked & { eInvoice: ElectronicAsked }>(example)
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
    expect({ sha256: sha256(readFileSync(xml)) }).toEqual(example.answer)
  },
}

type FileAsked = { name: string; text: string }

const documentConvert: PageProof = {
  async byHand(page, example) {
    const { file, to } = asked<{ file: FileAsked; to: string }>(example)
    await page.getByLabel('Output format').selectOption(to === 'pdf' ? 'PDF' : 'DOCX')
    await page.getByLabel('Choose files').setInputFiles(upload(file))
    await press(page, 'Convert')
    const { name } = told<{ name: string }>(example)
    await expectSaved(page, () => press(page, `Download ${name}`), example)
    await press(page, `Remove ${file.name}`)
  },
}

const pdfMerge: PageProof = {
  async byHand(page, example) {
    const { files } = asked<{ files: FileAsked[] }>(example)
    await page.getByLabel('Choose PDFs').setInputFiles(files.map(upload))
    await page.getByRole('checkbox', { name: 'One bookmark per file' }).check()
    await expectSaved(page, () => press(page, 'Merge & Download'), example)
  },
}

type CodeAsked = { text: string; format?: 'SVG' | 'PNG' }

/** Of PNGs the pixels are the same: browsers pack them in their own way. */
const qrCode: PageProof = {
  async byHand(page, example) {
    const { format = 'SVG', ...settings } = asked<CodeAsked>(example)
    await page.goto(`/qr-code-generator#${await writeFragment(settings)}`)
    await expect(page.getByRole('img', { name: `QR code for ${settings.text}` })).toBeVisible()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      press(page, format === 'SVG' ? 'Download SVG' : 'Download'),
    ])
    const bytes = readFileSync(await download.path())
    if (format === 'SVG') expect({ sha256: sha256(bytes) }).toEqual(example.answer)
    else expect(toPixels(readPng(bytes))).toEqual(toPixels(readPng(await fileAnsweredTo('qr-code', example))))
  },
}

async function fileAnsweredTo(name: string, { question }: Example): Promise<Uint8Array> {
  const operation = await loadOperation(name)
  const outcome = operation && (await answer(operation, question, exampleOutside()))
  if (!outcome?.ok || outcome.value.kind !== 'file') throw new Error(`${name} answers with a file`)
  return outcome.value.file.bytes
}

export const FORMS = {
  'qr-code': qrCode,
  grade,
  'grade-final': gradeFinal,
  gpa,
  estimate,
  invoice,
  'invoice-xml': invoiceXml,
  'document-convert': documentConvert,
  'pdf-merge': pdfMerge,
} as const
