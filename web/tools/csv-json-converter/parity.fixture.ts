import { expect } from '@playwright/test'
import { expectSaved, getParams, type ParityCheck, press } from '#e2e/interfaces/parity-check.ts'
import { writeFragment } from '#lib/net/share-link.ts'

const jsonToXlsx: ParityCheck = {
  async byHand(page, example) {
    const { input } = getParams<{ input: string }>(example)
    const fragment = await writeFragment({ direction: 'JSON to CSV', text: input })
    await page.goto(`/csv-json-converter#${fragment}`)
    await expect(page.getByLabel('Output', { exact: true })).toContainText('12345678901234567890,Ann')
    await expectSaved(page, () => press(page, 'Download Excel'), example)
  },
}

export const parity: Readonly<Record<string, ParityCheck>> = {
  'json-to-xlsx': jsonToXlsx,
}
