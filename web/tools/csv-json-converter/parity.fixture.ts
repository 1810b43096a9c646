import { expect } from '@playwright/test'
import { asked, expectSaved, type PageProof, press } from '#e2e/doors/page-proof.ts'
import { writeFragment } from '#lib/net/share-link.ts'

const jsonToXlsx: PageProof = {
  async byHand(page, example) {
    const { input } = asked<{ input: string }>(example)
    const fragment = await writeFragment({ direction: 'JSON to CSV', text: input })
    await page.goto(`/csv-json-converter#${fragment}`)
    await expect(page.getByLabel('Output', { exact: true })).toContainText('12345678901234567890,Ann')
    await expectSaved(page, () => press(page, 'Download Excel'), example)
  },
}

export const parity: Readonly<Record<string, PageProof>> = {
  'json-to-xlsx': jsonToXlsx,
}
