import { expect, test } from './test.ts'

test('what is stored and does not fit is set aside, and the page goes on with its defaults', async ({
  page,
  open,
}) => {
  const broken = {
    'sundry-favorites': '{"not":"a list"}',
    'sundry-preferences': '"dark"',
    'sundry-selected-categories': 'no json',
    'sundry-show-all-categories': '7',
    'sundry-onboarding-completed': 'true',
  }
  await page.addInitScript((values) => {
    if (sessionStorage.getItem('seeded')) return
    sessionStorage.setItem('seeded', 'yes')
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value)
  }, broken)
  await open('/tools')
  await page.getByRole('button', { name: 'Favorite JSON Formatter' }).first().click()
  await page.waitForFunction(() => localStorage.getItem('sundry-favorites')?.startsWith('['))
  expect(await page.evaluate(() => localStorage.getItem('sundry-favorites.bad'))).toBe('{"not":"a list"}')
  expect(await page.evaluate(() => localStorage.getItem('sundry-selected-categories.bad'))).toBe('no json')
})

test('unknown and doubled favorites are dropped', async ({ page, open }) => {
  await page.addInitScript(() => localStorage.setItem('sundry-favorites', '[2,2,"x",999,null,1.5]'))
  await open('/my-toolbox')
  await expect(page.getByRole('main').getByRole('button', { name: /^Favorite / })).toHaveCount(1)
})

test('a browser that blocks storage is told so, and everything still works', async ({ page, open }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  await open('/json-formatter')
  const star = page.getByRole('button', { name: 'Favorite JSON Formatter' })
  await star.click()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('alert')).toContainText('Could not save in this browser')
})

test('a full storage is told, not ignored', async ({ page, open }) => {
  await open('/json-formatter')
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.getByRole('button', { name: 'Favorite JSON Formatter' }).click()
  await expect(page.getByRole('alert')).toContainText('Its storage is full.')
})
