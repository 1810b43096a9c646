import { expect, test } from '#e2e/test.ts'

test('the main path', async ({ page, open }) => {
  await open('/loan-calculator')
  await expect(page.getByLabel('Monthly payment', { exact: true })).toHaveText('$1,122.61')
})
