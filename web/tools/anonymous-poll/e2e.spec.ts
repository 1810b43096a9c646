import type { Page } from '@playwright/test'
import { expect, test } from '#e2e/test.ts'

async function createPoll(page: Page, question: string, options: readonly string[]): Promise<string> {
  await page.getByRole('textbox', { name: 'Question' }).fill(question)
  for (const [index, option] of options.entries()) {
    if (index >= 2) await page.getByRole('button', { name: 'Add Option' }).click()
    await page.getByRole('textbox', { name: `Option ${index + 1}`, exact: true }).fill(option)
  }
  await page.getByRole('button', { name: 'Create Poll' }).click()
  await expect(page.getByText('Poll created successfully!')).toBeVisible()
  return (await page.getByRole('link', { name: question, exact: true }).getAttribute('href')) ?? ''
}

const result = (page: Page, option: string) =>
  page.getByRole('list', { name: 'Results' }).getByRole('listitem').filter({ hasText: option })

test('two voters see each other’s votes at once', async ({ page, open, browser }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await open('/anonymous-poll')
  await page.getByText('Settings', { exact: true }).click()
  await page.getByRole('combobox', { name: 'Results are shown' }).selectOption('Always')
  const path = await createPoll(page, 'Tea or coffee?', ['Tea', 'Coffee', 'Milk'])
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`${path}$`))

  const bobs = await (await browser.newContext()).newPage()
  await bobs.goto(path)
  await open(path)
  await expect(page.getByRole('heading', { level: 1, name: 'Tea or coffee?' })).toBeVisible()
  await page.getByRole('radio', { name: 'Coffee' }).check()
  await page.getByRole('button', { name: 'Vote' }).click()
  await expect(page.getByText('Your vote is counted.')).toBeVisible()
  await expect(result(page, 'Coffee')).toHaveText('Coffee1 vote100.0%')
  await expect(result(bobs, 'Coffee')).toHaveText('Coffee1 vote100.0%')
  await bobs.getByRole('radio', { name: 'Tea' }).check()
  await bobs.getByRole('button', { name: 'Vote' }).click()
  await expect(result(page, 'Tea')).toHaveText('Tea1 vote50.0%')
  await expect(result(page, 'Milk')).toHaveText('Milk0 votes0%')
  await expect(page.getByText('2 people have voted.')).toBeVisible()

  await page.reload()
  await expect(page.getByText('Your vote is counted.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Vote' })).toHaveCount(0)
  await bobs.context().close()
})

test('its author closes, reopens, exports and deletes a poll', async ({ page, open, violations }) => {
  await open('/anonymous-poll')
  await createPoll(page, 'Ship it?', ['Yes', 'No'])
  await page.getByRole('link', { name: 'Manage Ship it?' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ship it?' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Question' }).fill('Ship it now?')
  await page.getByRole('button', { name: 'Save question' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ship it now?' })).toBeVisible()
  await page.getByRole('radio', { name: 'Yes' }).check()
  await page.getByRole('button', { name: 'Vote' }).click()
  await expect(result(page, 'Yes')).toHaveText('Yes1 vote100.0%')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('This poll is closed.')).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  expect((await saved).suggestedFilename()).toBe('poll-results.csv')
  await page.getByRole('button', { name: 'Reopen' }).click()
  await expect(page.getByText('This poll is closed.')).toHaveCount(0)
  await page.getByRole('button', { name: 'Delete' }).click()
  expect(await violations()).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Delete poll' }).click()
  await expect(page.getByRole('alert')).toHaveText('This poll does not exist or was deleted.')
  await page.getByRole('link', { name: 'Create a poll' }).click()
  await expect(page.getByRole('list', { name: 'Active Polls' }).getByRole('listitem')).toHaveCount(0)
})

test('a browser that blocks cookies shows that its vote cannot be counted', async ({ page, open }) => {
  await open('/anonymous-poll')
  const path = await createPoll(page, 'Cookies?', ['Yes', 'No'])
  await page.route('**/api/polls/**', async (route) => {
    const headers = { ...(await route.request().allHeaders()) }
    delete headers.cookie
    await route.continue({ headers })
  })
  await page.context().clearCookies()
  await open(path)
  await page.getByRole('radio', { name: 'Yes' }).check()
  await page.context().clearCookies()
  const refused = page.waitForResponse((answer) => answer.url().endsWith('/votes'))
  await page.getByRole('button', { name: 'Vote' }).click()
  expect((await refused).status()).toBe(403)
  await expect(page.getByRole('alert')).toContainText(
    'Your browser blocks the cookie used to count one vote per person.',
  )
})

for (const width of [1280, 1024])
  test(`a long option wraps in the preview and never scrolls the page sideways (${width} pixels wide)`, async ({
    page,
    open,
  }) => {
    const long = 'A long walk along the river with a picnic and no slides at all'
    await page.setViewportSize({ width, height: 800 })
    await open('/anonymous-poll')
    await page.getByRole('textbox', { name: 'Option 1' }).fill(long)
    await page.getByRole('textbox', { name: 'Option 2' }).fill('x'.repeat(60))
    const isOver = (element: Element) => element.scrollWidth > element.clientWidth
    await expect(page.getByText(long)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    for (const row of await page.locator('[aria-hidden] li').all())
      expect(await row.evaluate(isOver)).toBe(false)
    const overCard = await page.getByText('What voters see').evaluate((label) => {
      const card = label.parentElement
      return card && card.scrollWidth > card.clientWidth
    })
    expect(overCard).toBe(false)
  })
