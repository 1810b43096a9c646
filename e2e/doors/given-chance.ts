import type { Page } from '@playwright/test'
import { exampleChance } from '#doors/testing/example-chance.ts'

/** From now on the page draws from the chance of examples, from its beginning. What it drew before, it draws on from. */
export async function giveExampleChance(page: Page): Promise<void> {
  await page.evaluate(`
    globalThis.fillByExample = (${exampleChance})()
    crypto.getRandomValues = (array) => {
      fillByExample(new Uint8Array(array.buffer, array.byteOffset, array.byteLength))
      return array
    }`)
}
