import type { Page } from '@playwright/test'
import { expect, test } from '#e2e/test.ts'

async function add(page: Page, name: string, points: string, total: string, weight = '1') {
  await page.getByRole('textbox', { name: 'Assignment' }).fill(name)
  await page.getByRole('spinbutton', { name: 'Points earned' }).fill(points)
  await page.getByRole('spinbutton', { name: 'Total points' }).fill(total)
  await page.getByRole('spinbutton', { name: 'Weight' }).fill(weight)
  await page.getByRole('spinbutton', { name: 'Weight' }).press('Enter')
}

const result = (page: Page, name: string) => page.getByLabel(name, { exact: true })

test('grades add up, and a reload restores them', async ({ page, open }) => {
  await open('/grade-calculator')
  await add(page, 'Essay', '45', '50')
  await add(page, 'Midterm', '80', '100', '3')
  await expect(result(page, 'Overall percentage')).toHaveText('82.50%')
  await expect(result(page, 'Letter grade')).toHaveText('B-')
  await page.reload()
  await expect(result(page, 'Overall percentage')).toHaveText('82.50%')
  await add(page, 'Broken', '-1', '10')
  const points = page.getByRole('spinbutton', { name: 'Points earned' })
  await expect(points).toHaveAccessibleDescription('Points cannot be negative.')
})
