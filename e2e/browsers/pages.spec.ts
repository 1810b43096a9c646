import { paths } from '#e2e/pages.ts'
import { expect, test } from './test.ts'

test('every page hydrates without an error', async ({ tab }) => {
  test.setTimeout(180_000)
  for (const path of paths)
    await test.step(path, async () => {
      await tab.open(path)
      expect(await tab.run(() => document.querySelectorAll('h1').length), path).toBe(1)
      // The dialog of the first visit would still be loading when the page is left.
      await tab.run(() => localStorage.setItem('sundry-onboarding-completed', 'true'))
    })
})
