import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

test('search opens with the keyboard, finds by synonym, and opens the tool', async ({
  page,
  open,
  violations,
}) => {
  await open('/')
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Search tools' })
  await expect(dialog.getByRole('searchbox', { name: 'Search tools' })).toBeFocused()
  expect(await violations()).toEqual([])
  await page.keyboard.type('prettify')
  await expect(dialog.getByRole('link')).toHaveText([/JSON Formatter/])
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('link', { name: 'JSON Formatter' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'JSON Formatter' })).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveTitle('JSON Formatter | Sundry')

  await page.keyboard.press('/')
  await expect(dialog.getByRole('searchbox', { name: 'Search tools' })).toHaveValue('')
  await dialog.getByRole('button', { name: 'Finance' }).click()
  await expect(dialog.getByRole('link', { name: 'JSON Formatter' })).toHaveCount(0)
  await dialog.getByRole('searchbox').fill('zzzz')
  await expect(dialog.getByText('No tools found matching your search.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('the category bar sticks below the navigation bar and follows it away', async ({ page, open }) => {
  await page.addInitScript(() => localStorage.setItem('sundry-onboarding-completed', 'true'))
  await page.setViewportSize({ width: 390, height: 500 })
  await open('/tools')
  const bar = page.getByRole('group', { name: 'Categories' })
  const top = () =>
    bar.evaluate((element) => Math.round(element.parentElement?.getBoundingClientRect().top ?? -1))
  await page.mouse.move(200, 300)
  await page.mouse.wheel(0, 700)
  await expect.poll(top).toBe(0)
  await page.mouse.wheel(0, -60)
  await expect.poll(top).toBe(52)
  await bar.getByRole('button', { name: 'Finance Tools' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Developer Tools' })).toHaveCount(0)
})

test('a favorite is stored, shown everywhere, and can be removed', async ({ page, open }) => {
  await open('/my-toolbox')
  await expect(page.getByRole('heading', { name: 'No favorites yet' })).toBeVisible()
  await open('/json-formatter')
  await page.getByRole('button', { name: 'Favorite JSON Formatter' }).click()
  await open('/my-toolbox')
  const star = page.getByRole('button', { name: 'Favorite JSON Formatter' })
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('searchbox', { name: 'Search favorites' }).fill('loan')
  await expect(page.getByText('No tools found matching "loan".')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search favorites' }).fill('')
  await star.click()
  await expect(page.getByRole('heading', { name: 'No favorites yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
})

test('arrow keys move through the toolbox, which shows recently opened tools unless that is off', async ({
  page,
  open,
  violations,
}) => {
  await open('/json-formatter')
  await page.getByRole('button', { name: 'Favorite JSON Formatter' }).click()
  await open('/loan-calculator')
  await page.getByRole('button', { name: 'Favorite Loan Calculator' }).click()
  await open('/json-formatter')
  await open('/my-toolbox')
  const recent = page.getByRole('region', { name: 'Recently opened' })
  await expect(recent.getByRole('link')).toHaveText(['JSON Formatter', 'Loan Calculator'])
  await expect(page.getByRole('region', { name: 'Often used' }).getByRole('link')).toHaveText([
    'JSON Formatter',
  ])
  expect(await violations()).toEqual([])

  await page.getByRole('searchbox', { name: 'Search favorites' }).press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('main').getByRole('link', { name: 'Loan Calculator' }).first()).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('searchbox', { name: 'Search favorites' })).toBeFocused()
  await page.getByRole('searchbox', { name: 'Search favorites' }).fill('laon')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/loan-calculator')

  await open('/my-toolbox')
  await page.getByRole('checkbox', { name: 'Remember in this browser which tools I open' }).uncheck()
  await expect(recent).toHaveCount(0)
  await open('/pdf-merger')
  await open('/my-toolbox')
  await expect(page.getByRole('checkbox', { name: 'Remember in this browser' })).not.toBeChecked()
  await expect(recent).toHaveCount(0)
})

test('two tabs agree about stars', async ({ page, open, context }) => {
  await open('/json-formatter')
  const other = await context.newPage()
  await other.goto('/my-toolbox')
  await expect(other.getByRole('heading', { name: 'No favorites yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Favorite JSON Formatter' }).click()
  await expect(other.getByRole('button', { name: 'Favorite JSON Formatter' })).toBeVisible()
})

test('the first visit to the tools prompts for favorite categories, once', async ({
  page,
  open,
  violations,
}) => {
  await open('/tools')
  const dialog = page.getByRole('dialog', { name: 'Choose your favorite categories' })
  await expect(dialog.getByRole('button', { name: 'Show All Tools' })).toBeVisible()
  expect(await violations()).toEqual([])
  await dialog.getByRole('button', { name: 'Finance' }).click()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { level: 2, name: 'Finance Tools' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Developer Tools' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'My Categories' })).toHaveAttribute('aria-pressed', 'true')
  await page.waitForFunction(() => localStorage.getItem('sundry-onboarding-completed') === 'true')

  await open('/tools')
  await expect(page.getByRole('heading', { level: 2, name: 'Developer Tools' })).toHaveCount(0)
  await expect(dialog).toBeHidden()
})

test('text that the browser refuses to copy is shown selected until it is copied', async ({ page, open }) => {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('', 'NotAllowedError'))
    Object.assign(navigator.clipboard, { write: refuse, writeText: refuse })
    document.execCommand = () => false
  })
  await open('/case-converter')
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('one two')
  await page.getByRole('button', { name: 'Copy snake_case' }).click()
  const dialog = page.getByRole('dialog', { name: 'Press Ctrl+C to copy' })
  await expect(dialog.getByRole('textbox', { name: 'Text to copy' })).toBeFocused()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('one_two')
  await page.keyboard.press('Control+C')
  await expect(dialog).toHaveCount(0)
})

test('the newsletter accepts an email address', async ({ page, open, violations }) => {
  await open('/about')
  await page.getByRole('button', { name: 'Newsletter' }).click()
  const dialog = page.getByRole('dialog', { name: 'Newsletter' })
  expect(await violations()).toEqual([])
  await dialog.getByRole('textbox', { name: 'Email' }).fill('ada@example.com')
  await dialog.getByRole('button', { name: 'Get Notified' }).click()
  await expect(dialog.getByRole('heading', { name: "You're All Set!" })).toBeVisible()
  await dialog.getByRole('button', { name: 'Continue Exploring' }).click()
  await expect(dialog).toBeHidden()
})

test('the chosen theme is there before the first paint of the next visit', async ({ page, open }) => {
  await open('/about')
  const theme = page.getByRole('button', { name: 'Theme' })
  await theme.click()
  await theme.click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.waitForFunction(() => localStorage.getItem('sundry-preferences')?.includes('dark'))
  await page.goto('/about', { waitUntil: 'commit' })
  await expect(page.locator('html[data-theme=dark]')).toBeAttached()
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(23, 22, 19)')
})

test('on a phone the links wait behind the menu, and the bar makes room while reading', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await open('/')
  const menu = page.getByRole('button', { name: 'Menu' })
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }),
  ).toBeHidden()
  await menu.click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible()
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }),
  ).toBeHidden()
  const bar = page.locator('header').first()
  await page.mouse.wheel(0, 600)
  await expect(bar).not.toBeInViewport()
  await page.mouse.wheel(0, -80)
  await expect(bar).toBeInViewport()
})

test('client-side navigation keeps the page alive and starts at the top, and Back restores the scroll position', async ({
  page,
  open,
}) => {
  await open('/')
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await page.evaluate(() => window.scrollTo(0, 700))
  await page.getByRole('link', { name: 'read the story' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'The story of the name' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', '/about')
  await page.goBack()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
})

test('a page that the search leads to has its help and related tools, and so has the one before, by Back', async ({
  page,
  open,
}) => {
  await open('/json-formatter')
  await page.keyboard.press('Control+k')
  await page.getByRole('searchbox', { name: 'Search tools' }).fill('word counter')
  await page.getByRole('dialog').getByRole('link', { name: 'Word Counter' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Word Counter' })).toBeVisible()
  await expect(page.locator('#help')).toContainText('UAX #29')
  await expect(page.locator('#related').getByRole('link')).toHaveCount(3)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'JSON Formatter' })).toBeVisible()
  await expect(page.locator('#help')).toContainText('Numbers keep every digit')
  await expect(page.locator('#related').getByRole('link')).toHaveCount(3)
})

test('a page that was moved to looks like the same page loaded', async ({ page, open, context }) => {
  await page.addInitScript(() => localStorage.setItem('sundry-onboarding-completed', 'true'))
  await open('/privacy-policy')
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  const loaded = await context.newPage()
  for (const path of ['/metronome', '/tools/dev', '/grade-calculator', '/about', '/metronome']) {
    await page.evaluate((to) => window.navigation.navigate(to).finished, path)
    await loaded.goto(path)
    await loaded.locator('html[data-hydrated=navigation]').waitFor({ state: 'attached' })
    await expect.poll(() => looks(page), { message: path }).toEqual(await looks(loaded))
  }
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})

/** Returns position, colors and size of each visible part of a page. */
function looks(page: Page): Promise<string[]> {
  return page.locator('main *:visible').evaluateAll((parts) =>
    parts.map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect()
      const { color, backgroundColor, fontSize } = getComputedStyle(part)
      return [part.tagName, x, y + scrollY, width, height, color, backgroundColor, fontSize].join(' ')
    }),
  )
}

test('without the Navigation API every link loads its page', async ({ page, open }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }))
  await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'))
  await open('/')
  await page.getByRole('link', { name: 'See all tools' }).click()
  await expect(page).toHaveURL('/tools')
  await expect(page.getByRole('heading', { level: 1, name: 'All Tools' })).toBeVisible()
})

test('with reduced motion a page changes its theme at once', async ({ page, open }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await open('/loan-calculator')
  await page.emulateMedia({ colorScheme: 'dark' })
  const [color, transitions] = await page.evaluate(() => [
    getComputedStyle(document.body).backgroundColor,
    document.getAnimations().length,
  ])
  expect(color).toBe('rgb(23, 22, 19)')
  expect(transitions).toBe(0)
})
