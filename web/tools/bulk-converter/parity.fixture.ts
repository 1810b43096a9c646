import { asked, expectSaved, type PageProof, press, told, upload } from '#e2e/doors/page-proof.ts'

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

export const parity: Readonly<Record<string, PageProof>> = {
  'document-convert': documentConvert,
}
