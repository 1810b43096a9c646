// Scripts are missing on purpose, so console errors are expected: this uses Playwright's plain test.
import { existsSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { paths } from './pages.ts'

const TOOLS = paths.filter((path) => existsSync(new URL(`../web/tools${path}/tool.ts`, import.meta.url)))

/** The server has a newer version: every script that was not loaded yet is gone. */
async function update(page: Page): Promise<void> {
  await page.route('**/assets/**', (route) => route.fulfill({ status: 404, body: '' }))
}

async function openPage(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('sundry-onboarding-completed', 'true'))
  await page.goto(path)
  await page.locator('html[data-hydrated=navigation]').waitFor({ state: 'attached' })
}

for (const path of TOOLS)
  test(`${path} offers to load the page again when a script is missing, and what was typed comes back`, async ({
    page,
  }) => {
    await openPage(page, path)
    const field = page
      .locator('main')
      .getByRole('textbox')
      .and(page.locator(':enabled:not([type=color])'))
      .first()
    const hasField = (await field.count()) > 0
    await update(page)
    if (hasField) await field.fill('abc')
    const again = page.getByRole('button', { name: 'Load the page again' }).first()
    // Typing alone needs a script in some tools; in all of them the explanation of where they run does.
    const badge = page.getByRole('button', { name: /^(Runs on this device|Talks only|Shared through)/ })
    await badge.or(again).first().click({ noWaitAfter: true, trial: true })
    if ((await again.count()) === 0) await badge.click()
    await expect(again).toBeVisible()
    await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0)
    await page.unrouteAll()
    await again.click()
    await page.locator('html[data-hydrated=navigation]').waitFor({ state: 'attached' })
    if (hasField) await expect(field).toHaveValue('abc')
  })

for (const path of ['/poll/no-such-id', '/room/no-such-id', '/quiz/no-such-id'])
  test(`${path} shows no application error when later scripts are missing`, async ({ page }) => {
    await page.goto(path)
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    await update(page)
    await page.keyboard.press('Control+k')
    await expect(page.locator('main').getByRole('heading').first()).toBeVisible()
    await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0)
  })
