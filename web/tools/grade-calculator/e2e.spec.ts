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

test('what-ifs count and are not kept; what the final needs follows', async ({ page, open }) => {
  await open('/grade-calculator')
  await add(page, 'Quiz', '8', '10')
  await page.getByRole('textbox', { name: 'Assignment' }).fill('Perhaps')
  await page.getByRole('spinbutton', { name: 'Points earned' }).fill('10')
  await page.getByRole('spinbutton', { name: 'Total points' }).fill('10')
  await page.getByRole('button', { name: 'Add as what-if' }).click()
  await expect(result(page, 'Overall percentage')).toHaveText('90.00%')
  await page.reload()
  await expect(result(page, 'Overall percentage')).toHaveText('80.00%')
  await page.getByRole('tab', { name: 'Final exam' }).click()
  await expect(result(page, 'Needed on the final')).toHaveText('113.33%: not reachable without extra credit')
  await page.getByRole('spinbutton', { name: 'Goal (%)' }).fill('82')
  await expect(result(page, 'Needed on the final')).toHaveText('86.67%')
  await page.getByRole('tab', { name: 'GPA' }).click()
  await page.getByRole('button', { name: 'Add course' }).click()
  await page.getByRole('spinbutton', { name: 'Grade points 1' }).fill('3.5')
  await page.getByRole('spinbutton', { name: 'Credits 1' }).fill('4')
  await expect(result(page, 'Semester GPA')).toHaveText('3.50')
})

test('negative points are refused, nothing to reach gives N/A, and a scale of one’s own is checked', async ({
  page,
  open,
  violations,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await open('/grade-calculator')
  await add(page, 'Broken', '-1', '10')
  await expect(page.getByRole('spinbutton', { name: 'Points earned' })).toHaveAccessibleDescription(
    'Points cannot be negative.',
  )
  await expect(page.getByRole('table', { name: 'Grades' })).toHaveCount(0)
  await add(page, 'Empty', '1', '0')
  await expect(result(page, 'Letter grade')).toHaveText('N/A')
  await expect(page.getByText('Empty has 0 total points, so there is no percentage.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Grading system' }).selectOption('Custom scale')
  await page.getByRole('spinbutton', { name: 'From % (2)' }).fill('60')
  await expect(page.getByRole('alert')).toHaveText('Fail must begin below Pass (50 %).')
  expect(await violations()).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
