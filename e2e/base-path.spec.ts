import type { Browser, Page } from '@playwright/test'
import type { BasePathProxy } from './base-path-proxy.ts'
import { type BasePathServer, PATH, startBasePathServer, WAYS } from './base-path-server.ts'
import { offlineTest as base, expect, untilCached } from './offline-test.ts'
import { watch } from './test.ts'

const NAMES = { keepsPrefix: 'passes the path on', stripsPrefix: 'takes the path off' } as const

const test = base.extend<object, { domains: BasePathServer }>({
  domains: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const below = await startBasePathServer()
      await use(below)
      await below.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

/** Opens a separate browser context on one of the domains. */
async function visitorAt(browser: Browser, { origin }: BasePathProxy) {
  const context = await browser.newContext({
    baseURL: origin,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const page = await context.newPage()
  await page.addInitScript(() => {
    localStorage.setItem('sundry-onboarding-completed', 'true')
    Object.defineProperty(navigator, 'share', { value: undefined })
  })
  return { context, page, errors: watch(page, origin) }
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(PATH + path)
  await page.locator('html[data-hydrated=navigation]').waitFor({ state: 'attached' })
}

/** Shares a PDF as the system would: by a form that is posted to the address of the manifest. */
async function sharePdf(page: Page): Promise<void> {
  await page.evaluate((action) => {
    const input = Object.assign(document.createElement('input'), { type: 'file', name: 'files' })
    const files = new DataTransfer()
    files.items.add(new File(['%PDF-1.7\n%%EOF'], 'a.pdf'))
    input.files = files.files
    const form = Object.assign(document.createElement('form'), { method: 'post', action })
    form.enctype = 'multipart/form-data'
    form.append(input)
    document.body.append(form)
    form.submit()
  }, `${PATH}/share`)
}

for (const way of WAYS) {
  test(`tools and moves between pages work where the proxy ${NAMES[way]}`, async ({ browser, domains }) => {
    const { page, errors, context } = await visitorAt(browser, domains[way])
    await open(page, '/')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'All Tools' }).click()
    await expect(page).toHaveURL(`${PATH}/tools`)
    await expect(page.getByRole('heading', { level: 1, name: 'All Tools' })).toBeVisible()
    await page.getByRole('link', { name: 'JSON Formatter' }).first().click()
    await expect(page).toHaveURL(`${PATH}/json-formatter`)
    // A worker.
    await page.getByRole('textbox', { name: 'JSON input' }).fill('{"a":1}')
    await expect(page.getByLabel('Formatted output')).toHaveText('{\n  "a": 1\n}')
    await page.getByRole('button', { name: 'Copy link' }).click()
    const copied = () => page.evaluate(() => navigator.clipboard.readText())
    await expect.poll(copied).toContain(`${domains[way].origin}${PATH}/json-formatter#`)
    const link = await copied()
    await page.goto(`${PATH}/about`)
    await page.goto(link)
    await expect(page.getByLabel('Formatted output')).toHaveText('{\n  "a": 1\n}')
    // A document with a separate policy, whose worker loads an engine.
    await open(page, '/qr-code-generator')
    await page.getByRole('textbox', { name: 'Text or URL' }).fill('https://example.org')
    await expect(page.getByText('Read back without errors: it scans.')).toBeVisible()
    expect((await page.goto(`${PATH}/no-such-page`))?.status()).toBe(404)
    await page.getByRole('main').getByRole('link').first().click()
    await expect(page).toHaveURL(`${PATH}/`)
    expect([errors, domains[way].strays]).toEqual([[], []])
    await context.close()
  })

  test(`a poll is voted in and a room is joined where the proxy ${NAMES[way]}`, async ({
    browser,
    domains,
  }) => {
    const ada = await visitorAt(browser, domains[way])
    await open(ada.page, '/anonymous-poll')
    await ada.page.getByRole('textbox', { name: 'Question' }).fill('Tea or coffee?')
    await ada.page.getByRole('textbox', { name: 'Option 1' }).fill('Tea')
    await ada.page.getByRole('textbox', { name: 'Option 2' }).fill('Coffee')
    await ada.page.getByRole('button', { name: 'Create Poll' }).click()
    await ada.page.getByRole('link', { name: 'Tea or coffee?', exact: true }).click()
    await expect(ada.page).toHaveURL(/\/tools\/poll\/[\w-]+$/)
    const ben = await visitorAt(browser, domains[way])
    await ben.page.goto(ada.page.url())
    await ben.page.getByRole('radio', { name: 'Coffee' }).check()
    await ben.page.getByRole('button', { name: 'Vote' }).click()
    await expect(ada.page.getByText('1 person has voted.')).toBeVisible()
    const cookies = await ben.context.cookies(`${domains[way].origin}${PATH}/api/polls`)
    expect(cookies.map(({ name, path }) => [name, path])).toEqual([['sundry-voter', `${PATH}/api/polls`]])

    await open(ada.page, '/sprint-point-estimator')
    await ada.page.getByRole('button', { name: 'Start Live Session' }).click()
    await expect(ada.page).toHaveURL(/\/tools\/room\/[\w-]+$/)
    await ben.page.goto(ada.page.url())
    await ben.page.getByRole('textbox', { name: 'Your name' }).fill('Ben')
    await ben.page.getByRole('button', { name: 'Join', exact: true }).click()
    await expect(ada.page.getByRole('listitem').filter({ hasText: 'Ben' })).toBeVisible()
    expect([ada.errors, ben.errors, domains[way].strays]).toEqual([[], [], []])
    await Promise.all([ada.context.close(), ben.context.close()])
  })

  test(`after one visit pages open without a network where the proxy ${NAMES[way]}`, async ({
    browser,
    domains,
  }) => {
    const { page, errors, context } = await visitorAt(browser, domains[way])
    await open(page, '/')
    expect(await untilCached(page)).toBe(`${domains[way].origin}${PATH}/`)
    await context.setOffline(true)
    for (const [path, heading] of [
      ['/tools', 'All Tools'],
      ['/tools/finance/loan-calculator', 'Loan Calculator'],
      ['/pdf-merger', 'PDF Merger'],
      ['/json-formatter', 'JSON Formatter'],
    ] as const) {
      await open(page, path)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    }
    await page.getByRole('textbox', { name: 'JSON input' }).fill('{"a":1}')
    await expect(page.getByLabel('Formatted output')).toHaveText('{\n  "a": 1\n}')
    expect((await page.goto(`${PATH}/no-such-page`))?.status()).toBe(404)
    await sharePdf(page)
    await expect(page.getByRole('dialog', { name: 'Open with' })).toContainText('PDF Merger')
    await expect(page).toHaveURL(`${PATH}/`)
    expect([errors, domains[way].strays]).toEqual([[], []])
    await context.close()
  })
}
