import { expect, test } from '#e2e/test.ts'

test('opens', async ({ open, page }) => {
  await open('/pdf-merger')
  await expect(page.getByRole('button', { name: 'Merge & Download' })).toBeDisabled()
})
