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

test('grades add up, are changed, moved, removed and brought back, and survive a reload', async ({
  page,
  open,
  violations,
}) => {
  await open('/grade-calculator')
  await expect(page.getByText('No grades added yet. Add your first grade above!')).toBeVisible()
  await page.getByRole('button', { name: 'Add Grade' }).click()
  await expect(page.getByRole('table', { name: 'Grades' })).toHaveCount(0)
  await add(page, 'Essay', '45', '50')
  await expect(page.getByRole('textbox', { name: 'Assignment' })).toBeFocused()
  await add(page, 'Midterm', '80', '100', '3')
  await expect(result(page, 'Overall percentage')).toHaveText('82.50%')
  await expect(result(page, 'Letter grade')).toHaveText('B-')
  await expect(result(page, 'GPA')).toHaveText('2.7')
  await page.getByRole('combobox', { name: 'Grading system' }).selectOption('UK Classification')
  await expect(result(page, 'Letter grade')).toHaveText('First')
  await expect(page.getByText('Weights add up to 4')).toBeVisible()
  expect(await violations()).toEqual([])

  await page.getByRole('button', { name: 'Edit Midterm' }).click()
  await page.getByRole('spinbutton', { name: 'Points earned' }).fill('100')
  await page.getByRole('button', { name: 'Save Grade' }).click()
  await expect(result(page, 'Overall percentage')).toHaveText('97.50%')
  await page.getByRole('button', { name: 'Move Midterm up' }).click()
  await expect(page.getByRole('row').nth(1)).toContainText('Midterm')
  await page.getByRole('button', { name: 'Remove Midterm' }).click()
  await expect(result(page, 'Overall percentage')).toHaveText('90.00%')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(result(page, 'Overall percentage')).toHaveText('97.50%')
  await add(page, 'Quiz', '10', '10')
  await page.reload()
  await expect(result(page, 'Overall percentage')).toHaveText('98.00%')
})
