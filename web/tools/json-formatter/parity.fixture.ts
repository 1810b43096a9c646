import { expect, type Page } from '@playwright/test'
import { getParams, type ParityCheck, press } from '#e2e/interfaces/parity-check.ts'

const fill = (page: Page, name: string, text: string) =>
  page.getByRole('textbox', { name, exact: true }).fill(text)

const jsonRepair: ParityCheck = {
  async byHand(page, example) {
    await fill(page, 'JSON input', getParams<{ input: string }>(example).input)
    await press(page, 'Repair')
    await press(page, 'Use repaired text')
    await expect(page.getByRole('textbox', { name: 'JSON input' })).toHaveText(`${example.result}`)
  },
}

export const parity: Readonly<Record<string, ParityCheck>> = {
  'json-repair': jsonRepair,
}
