import type { Page } from '@playwright/test'
import { expect, test } from '#e2e/test.ts'

const ADDRESS = '/regex-tester'

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const count = (page: Page) => page.getByLabel('Match count', { exact: true })
const highlighted = (page: Page) => page.getByLabel('Highlighted matches', { exact: true })

test('matches follow what is typed, and are marked where they are', async ({ page, open }) => {
  await open(ADDRESS)
  await expect(box(page, 'Flags')).toHaveValue('g')
  await expect(count(page)).toHaveText('3 matches')
  await box(page, 'Pattern').fill('(\\w)(\\d)?')
  await box(page, 'Test string').fill('a1 b')
  await expect(count(page)).toHaveText('2 matches')
  await expect(highlighted(page).locator('mark')).toHaveText(['a1', 'b'])
  await expect(highlighted(page)).toHaveText('a1 b')
  const details = page.getByRole('list', { name: 'Match details' }).getByRole('listitem')
  await expect(details).toHaveText([
    'Match 1a10–2Group 1a0–1Group 211–2',
    'Match 2b3–4Group 1b3–4Group 2did not participate',
  ])
  await box(page, 'Flags').fill('')
  await expect(count(page)).toHaveText('1 match')
  await box(page, 'Pattern').fill('')
  await expect(count(page)).toHaveText('0 matches')
  await expect(page.getByRole('alert')).toHaveCount(0)
})
