import type { Page } from '@playwright/test'
import { test } from './test.ts'

export { expect } from './test.ts'

/**
 * Test in a browser that caches all pages for offline use, as every visitor's does. Other tests omit it: fetching and
 * storing three hundred files takes longer than most of them.
 */
export const offlineTest = test.extend<object, { reuseContext: boolean }>({
  serviceWorkers: 'allow',
  // A reused context would retain the offline cache for the next test.
  reuseContext: [false, { scope: 'worker' }],
})

/** Resolves when the service worker has cached everything and controls this page; returns the URLs it serves. */
export function untilCached(page: Page): Promise<string> {
  return page.evaluate(isCached)
}

/** The same, run in a page of any browser. */
export async function isCached(): Promise<string> {
  const { serviceWorker } = navigator
  const { scope } = await serviceWorker.ready
  if (!serviceWorker.controller)
    await new Promise((resolve) =>
      serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    )
  return scope
}
