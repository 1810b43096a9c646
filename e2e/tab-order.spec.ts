import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

/** Names of the visible links and buttons of the bar, in the order of Tab and in that of reading: by row, from the left. */
async function barOrders(page: Page): Promise<{ readonly tab: string[]; readonly reading: string[] }> {
  return page.getByRole('navigation', { name: 'Main' }).evaluate((bar) => {
    const stops = [...bar.querySelectorAll<HTMLElement>('a, button')].filter((one) => one.checkVisibility())
    const rows = stops.map((one) => ({ one, box: one.getBoundingClientRect() }))
    rows.sort(({ box: a }, { box: b }) => (a.bottom <= b.top ? -1 : b.bottom <= a.top ? 1 : a.left - b.left))
    const nameOf = (one: HTMLElement) => one.textContent.replace(/Ctrl K|system|light|dark/, '').trim()
    return { tab: stops.map(nameOf), reading: rows.map(({ one }) => nameOf(one)) }
  })
}

for (const [width, names] of [
  [1280, ['Sundry', 'All Tools', 'My Toolbox', 'Pricing', 'Search', 'Theme', 'Sign In']],
  [768, ['Sundry', 'All Tools', 'My Toolbox', 'Pricing', 'Search', 'Theme', 'Sign In']],
  [390, ['Sundry', 'Search', 'Theme', 'Menu']],
] as const)
  test(`Tab follows what is seen of the navigation bar at ${width} px`, async ({ page, open }) => {
    await page.setViewportSize({ width, height: 844 })
    await open('/about')
    expect(await barOrders(page)).toEqual({ tab: names, reading: names })
  })

test('Tab follows what is seen of the open menu', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open('/about')
  await page.getByRole('button', { name: 'Menu' }).click()
  const names = ['Sundry', 'Search', 'Theme', 'Menu', 'All Tools', 'My Toolbox', 'Pricing', 'Sign In']
  await expect.poll(() => barOrders(page)).toEqual({ tab: names, reading: names })
})

test('the fields of a Wi-Fi code come before its downloads, in view on a phone', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open('/qr-code-generator')
  await page.getByLabel('Content').selectOption('Wi-Fi')
  const names = ['Network name', 'Network password', 'Security', 'Hidden network']
  for (const name of names) await expect(page.getByLabel(name, { exact: true })).toBeInViewport({ ratio: 1 })
  await page.getByLabel('Content').focus()
  for (const name of names) {
    await page.keyboard.press('Tab')
    await expect(page.getByLabel(name, { exact: true })).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Download', exact: true })).toBeFocused()
})

test('the form that a link changes has the focus in its first field, and Tab continues from it', async ({
  page,
  open,
}) => {
  await open('/auth')
  await expect(page).toHaveTitle('Sign In | Sundry')
  await page.getByRole('link', { name: 'Create one' }).press('Enter')
  await expect(page.getByRole('textbox', { name: 'Full name' })).toBeFocused()
  await expect(page).toHaveTitle('Create Account | Sundry')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused()
  await expect(page).toHaveTitle('Sign In | Sundry')
})

test('the current line of long JSON stays above the message about it', async ({ page, open }) => {
  await open('/json-formatter')
  const box = page.getByRole('textbox', { name: 'JSON input' })
  await box.focus()
  await page.keyboard.insertText(`{"a": [${'1,\n'.repeat(40)}`)
  await page.keyboard.type('oops')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Invalid JSON')
  const gap = () =>
    box.evaluate((element) => {
      const lines = [...document.querySelectorAll('.line-numbers > *')]
      const message = document.querySelector('main [role=alert]')
      const bottom = lines.at(-1)?.getBoundingClientRect().bottom ?? 0
      const isFirst = element === document.activeElement && lines.length === 41
      return isFirst && message ? message.getBoundingClientRect().top - bottom : Number.NEGATIVE_INFINITY
    })
  await expect.poll(gap).toBeGreaterThanOrEqual(0)
})
