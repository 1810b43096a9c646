import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { sha256 } from '#doors/told-answer.ts'
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

export const FORMS = {
  grade,
  'grade-final': gradeFinal,
  gpa,
  estimate,
  invoice,
  'invoice-xml': invoiceXml,
  'document-convert': documentConvert,
  'pdf-merge': pdfMerge,
} as const
