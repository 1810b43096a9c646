import type { Page } from '@playwright/test'
import { exampleRandom } from '#interfaces/testing/example-random.ts'

/** From now on the page draws from the chance of examples, from its beginning. What it drew before, it draws on from. */
export async function stubRandom(page: Page): Promise<void> {
  await page.evaluate(STUB)
}

/** Loads the page again; it draws from the chance of examples, from its beginning. */
export async function reloadWithRandom(page: Page): Promise<void> {
  await page.addInitScript(STUB)
  await page.reload()
}

const STUB = `
  globalThis.fillByExample = (${exampleRandom})()
  crypto.getRandomValues = (array) => {
    fillByExample(new Uint8Array(array.buffer, array.byteOffset, array.byteLength))
    return array
  }`
