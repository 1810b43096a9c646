import { expect } from '@playwright/test'
import {
  expectSaved,
  getParams,
  getResult,
  type ParityCheck,
  press,
  upload,
} from '#e2e/interfaces/parity-check.ts'

type FileParams = { name: string; text: string }

const pdfMerge: ParityCheck = {
  wantsFreshPage: true,
  async byHand(page, example) {
    const { files } = getParams<{ files: FileParams[] }>(example)
    await page.getByLabel('Choose PDFs').setInputFiles(files.map(upload))
    await page.getByRole('checkbox', { name: 'One bookmark per file' }).check()
    await expectSaved(page, () => press(page, 'Merge & Download'), example)
  },
}

const pdfCheck: ParityCheck = {
  wantsFreshPage: true,
  async byHand(page, example) {
    const { file } = getParams<{ file: FileParams }>(example)
    const { reason, pages } = getResult<{ reason: string | null; pages: number | null }>(example)
    await page.getByLabel('Choose PDFs').setInputFiles([upload(file)])
    const row = page.getByRole('listitem').filter({ hasText: file.name })
    for (const text of [reason, pages === null ? null : `${pages} page`].filter((text) => text !== null))
      await expect(row).toContainText(text)
  },
}

export const parity: Readonly<Record<string, ParityCheck>> = {
  'pdf-merge': pdfMerge,
  'pdf-check': pdfCheck,
}
