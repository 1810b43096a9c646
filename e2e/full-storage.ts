import type { Page } from '@playwright/test'

/** Fills storage to the last character: in large chunks first, because a rewritten value is written whole. */
export function fillStorage(page: Page): Promise<void> {
  return page.evaluate(() => {
    let filler = ''
    const fits = (name: string, value: string) => {
      try {
        localStorage.setItem(name, value)
        return true
      } catch {
        return false
      }
    }
    for (let size = 2 ** 22; size >= 2 ** 10; size /= 2) fits(`filler-${size}`, 'x'.repeat(size))
    for (let size = 2 ** 10; size >= 1; size /= 2)
      if (fits('filler', filler + 'x'.repeat(size))) filler += 'x'.repeat(size)
  })
}
