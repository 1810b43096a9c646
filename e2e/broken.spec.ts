// These pages break on purpose, so console errors are expected: this uses Playwright's plain test.
import { expect, type Route, test } from '@playwright/test'

/** Breaks the worker while it starts. */
const crash = (route: Route) =>
  route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' })

test('a crashed tool shows an error in place, leaves the page intact, and can be retried or reset', async ({
  page,
}) => {
  await page.route('**/json.worker-*.js', crash)
  await page.goto('/json-formatter')
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await page.getByRole('textbox', { name: 'JSON input' }).fill('{"kept":true}')
  const card = page.getByRole('alert')
  await expect(card).toContainText('JSON Formatter stopped because something went wrong on our side.')
  await expect(page.getByRole('heading', { level: 1, name: 'JSON Formatter' })).toBeVisible()

  await page.unroute('**/json.worker-*.js')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByLabel('Formatted output', { exact: true })).toHaveJSProperty(
    'textContent',
    '{\n  "kept": true\n}',
  )

  await page.route('**/json.worker-*.js', crash)
  await page.reload()
  await expect(card).toContainText('stopped')
  await page.unroute('**/json.worker-*.js')
  await page.getByRole('button', { name: 'Reset this tool' }).click()
  await expect(page.getByRole('textbox', { name: 'JSON input' })).toHaveValue('')
})

test('navigation to a page whose chunk is missing reloads the page', async ({ page }) => {
  await page.goto('/about')
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await page.route('**/assets/pricing-*.js', (route) => route.fulfill({ status: 404, body: '' }), {
    times: 1,
  })
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible()
})

test('a quick second click overtakes the first without loading the page', async ({ page }) => {
  await page.goto('/')
  await page.locator('html[data-hydrated=navigation]').waitFor({ state: 'attached' })
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  let release = () => {}
  const blocked = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/pricing-*.js', async (route) => {
    await blocked
    await route.continue()
  })
  const links = page.getByRole('navigation', { name: 'Main' })
  await links.getByRole('link', { name: 'Pricing' }).click()
  await links.getByRole('link', { name: 'All Tools' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'All Tools' })).toBeVisible()
  release()
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})

test('text typed before hydration is not lost', async ({ page }) => {
  let release = () => {}
  const blocked = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/react-*.js', async (route) => {
    await blocked
    await route.continue()
  })
  await page.goto('/json-formatter', { waitUntil: 'commit' })
  await page.getByRole('textbox', { name: 'JSON input' }).fill('[1]')
  release()
  await expect(page.getByLabel('Formatted output', { exact: true })).toHaveJSProperty(
    'textContent',
    '[\n  1\n]',
  )
  await expect(page.getByRole('textbox', { name: 'JSON input' })).toHaveValue('[1]')
})

test('a form submitted before hydration remains unchanged and adds nothing to the URL', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  for (const [path, label] of [
    ['/wheel-of-names', 'Name'],
    ['/auth', 'Email'],
  ] as const) {
    await page.goto(path)
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    const field = page.getByRole('textbox', { name: label, exact: true })
    await field.fill('zoe@example.com')
    if (path === '/auth') await page.getByRole('textbox', { name: 'Password' }).fill('correct horse')
    await field.press('Enter')
    // The browser starts handling a form at once, before it answers anything else.
    expect(await page.evaluate(() => 'isSamePage' in window), path).toBe(true)
    await expect(field).toHaveValue('zoe@example.com')
    expect(new URL(page.url()).search).toBe('')
  }
})
