import type { Browser } from '@playwright/test'

/** Opens a phone of another user who has visited before; `faults` are the errors of its pages. */
export async function secondDevice(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  })
  await context.addInitScript(() => localStorage.setItem('sundry-onboarding-completed', 'true'))
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  return { page, errors, context }
}
