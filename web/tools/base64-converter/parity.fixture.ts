import type { Page } from '@playwright/test'
import {
  expectSaved,
  expectText,
  getParams,
  type ParityCheck,
  press,
  upload,
} from '#e2e/interfaces/parity-check.ts'

const fill = (page: Page, name: string, text: string) =>
  page.getByRole('textbox', { name, exact: true }).fill(text)

type FileParams = { readonly name: string; readonly base64: string }

const base64Encode: ParityCheck = {
  async byHand(page, example) {
    const { input, isUrlSafe = false } = getParams<{ input: string | FileParams; isUrlSafe?: boolean }>(
      example,
    )
    await page.getByRole('radio', { name: 'Encode' }).check()
    if (typeof input === 'string') await fill(page, 'Input', input)
    else await page.getByLabel('Upload any file').setInputFiles(upload(input))
    await page.getByRole('checkbox', { name: 'URL-safe' }).setChecked(isUrlSafe)
    await expectText(page, 'Output', example.result)
  },
}

const base64Decode: ParityCheck = {
  async byHand(page, example) {
    const { input } = getParams<{ input: string }>(example)
    await page.getByRole('radio', { name: 'Decode' }).check()
    await fill(page, 'Input', input)
    if (typeof example.result === 'string') return expectText(page, 'Output', example.result)
    await expectSaved(page, () => press(page, 'Download'), example)
  },
}

export const parity: Readonly<Record<string, ParityCheck>> = {
  'base64-encode': base64Encode,
  'base64-decode': base64Decode,
}
