import type { Page } from '@playwright/test'
import { test } from './test.ts'

export { expect } from './test.ts'

/**
 * A test in a browser that keeps all pages for use without a network, as every visitor's does. Other tests leave that
 * out: to fetch and keep three hundred files takes longer than most of them.
 */
export const offlineTest = test.extend<object, { reuseContext: boolean }>({
  serviceWorkers: 'allow',
  // A reused context would keep the offline cache for the next test.
  reuseContext: [false, { scope: 'worker' }],
})

/** Resolves when the service worker has everything and answers for this page; gives the addresses it answers for. */
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
