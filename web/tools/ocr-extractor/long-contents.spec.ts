import { deflateSync } from 'node:zlib'
import { expect, test } from '#e2e/test.ts'
import { linesPdf } from '#lib/document/pdf/pdf.fixture.ts'

test('a PDF page that unpacks beyond the limit is refused by its file name', async ({ page, open }) => {
  const lines = deflateSync(Buffer.alloc(65 * 1024 * 1024, '100 0 m 9 99 l S\n'))
  await open('/ocr-extractor')
  await page
    .getByLabel('Choose image or PDF')
    .setInputFiles([{ name: 'bomb.pdf', mimeType: 'application/pdf', buffer: Buffer.from(linesPdf(lines)) }])
  await page.getByRole('button', { name: 'Extract Text', exact: true }).click()
  await expect(page.getByText('What page 1 of "bomb.pdf" draws is too long.').first()).toBeVisible()
})
