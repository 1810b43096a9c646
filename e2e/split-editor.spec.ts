import type { Locator, Page } from '@playwright/test'
import { layoutShiftsOn, recordLayoutShifts } from './layout-shift.ts'
import { paths } from './pages.ts'
import { expectFewSizes } from './sizes.ts'
import { expect, test } from './test.ts'
import { loadToolLayouts, type Part, type Typing } from './tool-layout.ts'

const TOOLS = await loadToolLayouts()

test.beforeEach(({ page }) =>
  page.addInitScript(() => localStorage.setItem('sundry-onboarding-completed', 'true')),
)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })
  for (const { slug, result, offer } of TOOLS)
    test(`${slug}: the result or the main button is in the first screen of a phone`, async ({
      page,
      open,
    }) => {
      await open(`/${slug}`)
      if (offer) await part(page, offer).click()
      else await chooseExample(page)
      await expectInViewport(part(page, result))
    })
})

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1280, height: 800 } })
  for (const { slug, input, result } of TOOLS)
    test(`${slug}: input and result are in view together`, async ({ page, open }) => {
      await open(`/${slug}`)
      await chooseExample(page)
      await expectInViewport(part(page, input))
      await expectInViewport(part(page, result))
    })
})

const TYPING = TOOLS.flatMap(({ slug, typing = [] }) => typing.map((one) => ({ slug, ...one })))

for (const { slug, box, mode, steps } of TYPING)
  test(`${slug}: nothing in sight moves while a broken text is typed and mended in ${box}`, async ({
    page,
    open,
  }) => {
    await recordLayoutShifts(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    await open(`/${slug}`)
    if (mode) await begin(page, mode)
    await page.getByRole('textbox', { name: box, exact: true }).click()
    await page.keyboard.press('ControlOrMeta+a')
    await layoutShiftsOn(page)
    for (const [keys, [role, name], text] of steps) {
      for (const key of keys) await (key === '⌫' ? page.keyboard.press('Backspace') : page.keyboard.type(key))
      const seen = page.getByRole('main').getByRole(role, { ...(name && { name, exact: true }) })
      await expect(seen.first()).toContainText(text)
    }
    expect(await layoutShiftsOn(page)).toEqual({ sum: 0, moved: [] })
  })

/** A slow phone: a quarter of this processor, and a network of 1.6 Mbit/s with 150 ms each way and back. */
const SLOW_CPU = 4
const SLOW_NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 100_000 }
const MAX_SHIFT = 0.02

test.describe('on a slow phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })
  for (const path of paths)
    test(`${path} hardly moves while it opens on a slow phone`, async ({ page, cdp }) => {
      await recordLayoutShifts(page)
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU })
      await cdp.send('Network.emulateNetworkConditions', SLOW_NETWORK)
      await page.goto(path)
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
      const { sum, moved } = await layoutShiftsOn(page)
      expect(sum, moved.join('\n')).toBeLessThanOrEqual(MAX_SHIFT)
      await expectFewSizes(page, 'coarse')
    })
})

function begin(page: Page, [role, name, option]: NonNullable<Typing['mode']>): Promise<unknown> {
  const first = part(page, [role, name])
  return option === undefined ? first.click() : first.selectOption(option)
}

function part(page: Page, [role, name]: Part): Locator {
  return page.getByRole(role, { name, exact: true })
}

/** The first example of the tool's bar, by its button or from its menu. */
async function chooseExample(page: Page): Promise<void> {
  const bar = page.getByRole('group', { name: 'Options' })
  const more = bar.getByRole('button', { name: 'More', exact: true })
  const example = bar.getByRole('button', { name: 'Example', exact: true })
  if (await more.isVisible()) await more.click()
  else if (await example.isVisible()) await example.click()
  else return
  const isMenu = (await page.locator('[aria-expanded=true][aria-haspopup=menu]').count()) > 0
  if (!isMenu) return
  await page.getByRole('menu').waitFor()
  const items = page.getByRole('menuitem', { name: (await more.isVisible()) ? /^Example/ : /./ })
  if ((await items.count()) > 0) await items.first().click()
  else await page.keyboard.press('Escape')
}

/** Some lines of it are within the window, which has not been scrolled. */
async function expectInViewport(what: Locator): Promise<void> {
  await expect(what).toBeVisible()
  await expect
    .poll(() =>
      what.evaluate((element) => {
        const { top, bottom, height } = element.getBoundingClientRect()
        const shown = Math.min(bottom, innerHeight) - Math.max(top, 0)
        return scrollY === 0 && shown >= Math.min(height, 36)
          ? 'in sight'
          : `from ${top} to ${bottom} of ${innerHeight}`
      }),
    )
    .toBe('in sight')
}
