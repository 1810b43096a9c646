import type { Page } from '@playwright/test'
import { type OwnServer, startOwnServer } from './own-server.ts'
import { test as base, expect } from './test.ts'

const CLOSED = {
  SIGN_UP: 'closed',
  POLLS: 'off',
  ROOMS: 'off',
  NEWSLETTER: 'off',
  PLANS: 'off',
  DISABLED_TOOLS: 'json-formatter',
  SITE_NOTICE: 'For the people of our town.',
  CONTACT_URL: 'https://example.org/contact',
}
const BY_ACCOUNTS = { SIGN_UP: 'invited', POLLS: 'accounts', ROOMS: 'accounts' }

const test = base.extend<object, { closed: OwnServer; byAccounts: OwnServer }>({
  closed: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const server = await startOwnServer(() => CLOSED)
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  byAccounts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const server = await startOwnServer(() => BY_ACCOUNTS)
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
})

/** Returns the text and links of a page before its scripts run, and after hydration. */
async function frameOf(page: Page): Promise<string> {
  return page.locator('header, footer').evaluateAll((parts) => parts.map((part) => part.innerHTML).join())
}

test.describe('with many disabled features', () => {
  test.use({ baseURL: async ({ closed }, use) => use(closed.url) })

  test('pages show nothing that they then hide, and nothing moves', async ({ page, open }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) document.documentElement.dataset.shift = JSON.stringify(entry)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (const path of ['/', '/about', '/auth', '/csv-json-converter', '/privacy-policy']) {
      await page.route('**/assets/*', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
      await page.goto(path)
      const still = await frameOf(page)
      await page.unroute('**/assets/*')
      await open(path)
      expect(await frameOf(page), path).toBe(still)
      await expect(page.locator('html[data-shift]')).toHaveCount(0)
    }
  })

  test('nothing leads to what is closed', async ({ page, open }) => {
    await open('/')
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
    await expect(links).toHaveText(['Sundry', 'All Tools', 'My Toolbox', 'Sign In'])
    const footer = page.getByRole('contentinfo')
    await expect(footer).toContainText('For the people of our town.')
    await expect(footer.getByRole('button', { name: 'Newsletter' })).toHaveCount(0)
    await expect(footer.getByRole('link', { name: 'Contact' })).toHaveAttribute(
      'href',
      'https://example.org/contact',
    )
    await expect(page.locator('a[href="/json-formatter"], a[href="/anonymous-poll"]')).toHaveCount(0)
    await page.keyboard.press('Control+k')
    const dialog = page.getByRole('dialog', { name: 'Search tools' })
    await dialog.getByRole('searchbox').fill('json')
    await expect(dialog.getByRole('link', { name: 'CSV' })).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'JSON Formatter' })).toHaveCount(0)
  })

  test('a hidden tool is offered nothing, and no move leads to it', async ({ page, open }) => {
    await open('/about')
    await page.evaluate(() => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', '[{"a": 1, "b": 2}, {"a": 3, "b": 4}]')
      document.body.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      )
    })
    const dialog = page.getByRole('dialog', { name: 'Open with' })
    await expect(dialog.getByRole('button', { name: 'CSV' }).first()).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'JSON Formatter' })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await page.evaluate(() => location.assign('/json-formatter'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
  })

  test('the enabled parts of a page work', async ({ page, open }) => {
    await open('/auth#sign-up')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign In')
    await expect(page.getByText('This site makes no new accounts.')).toBeVisible()
    await open('/sprint-point-estimator')
    await expect(page.getByRole('button', { name: 'Start Live Session' })).toHaveCount(0)
    await open('/quiz-builder')
    await expect(page.getByRole('button', { name: 'Preview' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Play live' })).toHaveCount(0)
  })

  test('no page speaks of what is live', async ({ page, open }) => {
    for (const path of ['/quiz-builder', '/sprint-point-estimator']) {
      await open(path)
      await expect(page.locator('main')).not.toContainText(
        /server link|live (by|quiz|room|session)|(or|play|playing) live/i,
      )
      const description = page.locator('meta[name=description]')
      await expect(description).not.toHaveAttribute('content', /live/)
    }
    await open('/tools')
    await expect(page.getByRole('link', { name: 'Sprint Point Estimator' }).first()).toBeVisible()
    await expect(page.getByText('live by a link')).toHaveCount(0)
  })
})

test.describe('if sharing requires an account by invitation', () => {
  test.use({ baseURL: async ({ byAccounts }, use) => use(byAccounts.url) })

  test('visitors see the requirement before they write, with a link to log in', async ({ page, open }) => {
    for (const path of ['/anonymous-poll', '/sprint-point-estimator']) {
      await open(path)
      await expect(page.getByRole('link', { name: 'Sign in first' })).toHaveAttribute('href', '/auth')
    }
    await open('/auth')
    await expect(page.getByText('New accounts are by invitation only.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Create one' })).toHaveCount(0)
  })
})
