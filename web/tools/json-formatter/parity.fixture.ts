import { expect, type Page } from '@playwright/test'
import { asked, type PageProof, press } from '#e2e/doors/page-proof.ts'

const fill = (page: Page, name: string, text: string) =>
  page.getByRole('textbox', { name, exact: true }).fill(text)

const jsonRepair: PageProof = {
  async byHand(page, example) {
    await fill(page, 'JSON input', asked<{ input: string }>(example).input)
    await press(page, 'Repair')
    await press(page, 'Use repaired text')
    await expect(page.getByRole('textbox', { name: 'JSON input' })).toHaveText(`${example.answer}`)
  },
}

export const parity: Readonly<Record<string, PageProof>> = {
  'json-repair': jsonRepair,
}
