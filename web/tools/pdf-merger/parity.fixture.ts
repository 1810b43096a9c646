import { expectSaved, getParams, type ParityCheck, press, upload } from '#e2e/interfaces/parity-check.ts'

type FileParams = { name: string; text: string }

const pdfMerge: ParityCheck = {
  async byHand(page, example) {
    const { files } = getParams<{ files: FileParams[] }>(example)
    await page.getByLabel('Choose PDFs').setInputFiles(files.map(upload))
    await page.getByRole('checkbox', { name: 'One bookmark per file' }).check()
    await expectSaved(page, () => press(page, 'Merge & Download'), example)
  },
}

export const parity: Readonly<Record<string, ParityCheck>> = {
  'pdf-merge': pdfMerge,
}
