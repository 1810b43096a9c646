import { test as base, type CDPSession, type Page } from '@playwright/test'
import { forbidMathRandom, violationsOn } from './axe.ts'

export { expect } from '@playwright/test'

type Fixtures = {
  /** Lets a page call another origin; its error responses do not fail the test. */
  letThrough: (origin: string) => void
  /** The origins that are let through. */
  strangers: Set<string>
  /** Opens a page and waits until it is alive. */
  open: (path: string) => Promise<void>
  /** Chromium's own protocol. What it makes of the page, such as a slow processor, ends with the test. */
  cdp: CDPSession
  /** Returns axe's violations on the page's current state. */
  violations: () => Promise<string[]>
}

/** A test that also fails on any page error, foreign request, policy violation or hydration error. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  strangers: async ({}, use) => use(new Set()),
  letThrough: async ({ strangers }, use) => use((origin) => strangers.add(origin)),
  page: async ({ page, baseURL, strangers }, use) => {
    const errors = watch(page, new URL(baseURL ?? '').origin, strangers)
    await use(page)
    base.expect(errors).toEqual([])
    // The next test has the same context, which Playwright cleans, but does not bring back to the network.
    await page.context().setOffline(false)
  },
  open: async ({ page }, use) => {
    await use(async (path) => {
      await page.goto(path)
      await page.locator('html[data-hydrated=navigation]').waitFor({ state: 'attached' })
      await page.evaluate(forbidMathRandom)
    })
  },
  cdp: async ({ page }, use) => {
    const session = await page.context().newCDPSession(page)
    await use(session)
    await session.detach()
  },
  violations: async ({ page }, use) => use(() => violationsOn(page)),
})

/** Records all errors that must never occur on a page; `strangers` are other origins that it can call. */
export function watch(page: Page, origin: string, strangers: ReadonlySet<string> = new Set()): string[] {
  const errors: string[] = []
  const isOfStranger = (text: string) => [...strangers].some((stranger) => text.includes(stranger))
  page.on('pageerror', (error) => errors.push(`page error: ${error.message}`))
  page.on('console', (message) => {
    // 4xx responses and a network disabled by a test are logged by the browser itself and are not errors.
    if (message.type() !== 'error' || isOfStranger(`${message.text()} ${message.location().url}`)) return
    if (!/status of 4\d\d|ERR_INTERNET_DISCONNECTED/.test(message.text()))
      errors.push(`console: ${message.text()}`)
  })
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (
      ['http:', 'https:', 'ws:', 'wss:'].includes(url.protocol) &&
      url.origin !== origin &&
      !strangers.has(url.origin)
    )
      errors.push(`foreign request: ${url}`)
  })
  return errors
}
