import { test as base, expect } from '@playwright/test'
import { startBasePathServer, type Way } from '../base-path-server.ts'
import { PLAIN_HTTP_DOMAIN } from '../chromium.ts'
import type { Browser } from './browser.ts'
import { startChromium } from './chromium.ts'
import { startFirefox } from './firefox.ts'
import { startTestProxy, type TestProxy } from './proxy.ts'
import { Tab } from './tab.ts'
import { startWebKit } from './webkit.ts'

export const STARTERS = { chromium: startChromium, firefox: startFirefox, webkit: startWebKit } as const

/** Options of a project in `playwright.config.ts`. */
export type OfProject = {
  engine: keyof typeof STARTERS
  /** How the proxy handles the path, if Sundry is below a path of a domain. */
  below: Way | undefined
  /** Whether pages come from a host name over http, which is not a secure context. Chromium only. */
  isPlainHttp: boolean
  /** Whether the browser translates every page, which wraps its text nodes. */
  isTranslated: boolean
}

type OfTest = {
  /** Whether pages are cached for offline use, as for every visitor; journeys are faster without it. */
  cachesPages: boolean
  /** A page of a visitor who was never here. It fails the test when anything went wrong in the page. */
  tab: Tab
}

/** Origin of Sundry, and requests of pages outside it. */
type Site = { readonly origin: string; readonly strays: readonly string[] }

type OfWorker = OfProject & {
  driven: Browser
  site: Site
  testProxy: TestProxy
}

let visitors = 0

/** A test in Chromium, Firefox or WebKit, started once for all tests of a worker. */
export const test = base.extend<OfTest, OfWorker>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  below: [undefined, { option: true, scope: 'worker' }],
  isPlainHttp: [false, { option: true, scope: 'worker' }],
  isTranslated: [false, { option: true, scope: 'worker' }],
  driven: [
    async ({ engine }, use) => {
      const browser = await STARTERS[engine]()
      await use(browser)
      await browser.quit()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  site: [
    async ({ below }, use, { project }) => {
      if (!below) return use({ origin: project.use.baseURL ?? '', strays: [] })
      const domains = await startBasePathServer()
      await use(domains[below])
      await domains.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  testProxy: [
    async ({ site, isTranslated }, use) => {
      const testProxy = await startTestProxy(site.origin)
      testProxy.translatePages(isTranslated)
      await use(testProxy)
      await testProxy.shut()
    },
    { scope: 'worker' },
  ],
  cachesPages: [false, { option: true }],
  tab: async ({ driven, testProxy, site, cachesPages, isPlainHttp }, use) => {
    testProxy.forget()
    testProxy.cachePages(cachesPages)
    const domain = isPlainHttp ? PLAIN_HTTP_DOMAIN : undefined
    await use(new Tab(driven, testProxy.origin(`visitor-${++visitors}`, domain)))
    // Requests pending when a page is left are not errors.
    const complaints = [...testProxy.complaints()]
    await driven.open('about:blank')
    expect([complaints, site.strays]).toEqual([[], []])
  },
})

export { expect }
