import { asked, expectSaved, type PageProof, press, upload } from '#e2e/doors/page-proof.ts'

type FileAsked = { name: string; text: string }

const pdfMerge: PageProof = {
  async byHand(page, example) {
    const { files } = asked<{ files: FileAsked[] }>(example)
    await page.getByLabel('Choose PDFs').setInputFiles(files.map(upload))
    await page.getByRole('checkbox', { name: 'One bookmark per file' }).check()
    await expectSaved(page, () => press(page, 'Merge & Download'), example)
  },
}

export const parity: Readonly<Record<string, PageProof>> = {
  'pdf-merge': pdfMerge,
}
