import {
  expectSaved,
  getParams,
  getResult,
  type ParityCheck,
  press,
  upload,
} from '#e2e/interfaces/parity-check.ts'

type FileParams = { name: string; text: string }

const documentConvert: ParityCheck = {
  async byHand(page, example) {
    const { file, to } = getParams<{ file: FileParams; to: string }>(example)
    await page.getByLabel('Output format').selectOption(to === 'pdf' ? 'PDF' : 'DOCX')
    await page.getByLabel('Choose files').setInputFiles(upload(file))
    await press(page, 'Convert')
    const { name } = getResult<{ name: string }>(example)
    await expectSaved(page, () => press(page, `Download ${name}`), example)
    await press(page, `Remove ${file.name}`)
  },
}

export const parity: Readonly<Record<string, ParityCheck>> = {
  'document-convert': documentConvert,
}
