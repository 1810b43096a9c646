import { paths } from './pages.ts'
import { test } from './test.ts'
import { expectKeysToReachAll } from './walks.ts'

for (const path of paths)
  test(`the keyboard alone reaches everything on ${path}, and shows where it is`, async ({ page, open }) => {
    await page.addInitScript(() => localStorage.setItem('sundry-onboarding-completed', 'true'))
    await open(path)
    await expectKeysToReachAll(page)
  })
