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

test('a poll is created, shared and voted in by two people who see each other’s votes at once', async ({
  page,
  open,
  browser,
  violations,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await open('/anonymous-poll')
  await page.getByText('Settings', { exact: true }).click()
  await page.getByRole('combobox', { name: 'Results are shown' }).selectOption('Always')
  const path = await createPoll(page, 'Tea or coffee?', ['Tea', 'Coffee', 'Milk'])
  await expect(page.getByRole('textbox', { name: 'Question' })).toHaveValue('')
  await expect(page.getByRole('textbox', { name: /^Option \d$/ })).toHaveCount(2)
  const link = page.getByRole('textbox', { name: 'Link for voters' })
  await expect(link).toBeFocused()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(new URL(path, page.url()).href)
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`${path}$`))
  expect(await violations()).toEqual([])
  await page.getByRole('button', { name: 'New poll' }).click()
  await expect(link).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'Question' })).toBeFocused()
  await page.getByRole('list', { name: 'Active Polls' }).getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('Poll link has been copied to clipboard.')).toBeVisible()
  expect(new URL(await page.evaluate(() => navigator.clipboard.readText())).pathname).toBe(path)

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
  expect(await violations()).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await violations()).toEqual([])

  await page.reload()
  await expect(page.getByText('Your vote is counted.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Vote' })).toHaveCount(0)
  await bobs.context().close()
})

test('without a question or two options nothing is sent, and what was typed stays', async ({
  page,
  open,
}) => {
  await open('/anonymous-poll')
  await page.getByRole('textbox', { name: 'Question' }).fill('Only a question?')
  await page.getByRole('button', { name: 'Create Poll' }).click()
  await expect(page.getByRole('alert')).toContainText('Please enter a question and at least 2 options.')
  await page.getByRole('textbox', { name: 'Option 1' }).fill('same')
  await page.getByRole('textbox', { name: 'Option 2' }).fill(' same ')
  await page.getByRole('button', { name: 'Create Poll' }).click()
  await expect(page.getByRole('alert')).toContainText('Options must be different.')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Question' })).toHaveValue('Only a question?')
})

test('offline the poll is not created and the form keeps its content', async ({ page, open, context }) => {
  await open('/anonymous-poll')
  await page.getByRole('textbox', { name: 'Question' }).fill('Anybody there?')
  await page.getByRole('textbox', { name: 'Option 1' }).fill('Yes')
  await page.getByRole('textbox', { name: 'Option 2' }).fill('No')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Create Poll' }).click()
  await expect(page.getByRole('alert')).toContainText('You are offline. The poll was not created.')
  await expect(page.getByRole('textbox', { name: 'Question' })).toHaveValue('Anybody there?')
  await context.setOffline(false)
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

test('order of preference: the runoff is shown, and a vote can be changed', async ({
  page,
  open,
  violations,
}) => {
  await open('/anonymous-poll')
  await page.getByText('Settings', { exact: true }).click()
  await page.getByRole('combobox', { name: 'A vote is' }).selectOption('Options in order of preference')
  await page.getByRole('checkbox', { name: 'Votes can be changed until the poll is closed' }).check()
  const path = await createPoll(page, 'Which city?', ['Memphis', 'Nashville', 'Knoxville'])
  await open(path)
  await page.getByRole('checkbox', { name: 'Knoxville' }).check()
  await page.getByRole('checkbox', { name: 'Memphis' }).check()
  const order = page.getByRole('list', { name: 'Your order' }).getByRole('listitem')
  await expect(order).toHaveText([/^1\. Knoxville/, /^2\. Memphis/])
  await page.getByRole('button', { name: 'Vote' }).click()
  await expect(result(page, 'Knoxville')).toHaveText('Knoxvillewins1 vote100.0%')
  await expect(page.getByRole('table', { name: 'Instant runoff' })).toBeVisible()
  await page.getByRole('button', { name: 'Change my vote' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  const own = page.getByRole('status', { name: 'Your vote' })
  await expect(own).toHaveText('Your vote: 1. Knoxville, 2. Memphis')
  await page.reload()
  await expect(own).toHaveText('Your vote: 1. Knoxville, 2. Memphis')
  await page.getByRole('button', { name: 'Change my vote' }).click()
  await expect(order).toHaveText([/^1\. Knoxville/, /^2\. Memphis/])
  await page.getByRole('button', { name: 'Move Memphis up' }).click()
  await page.getByRole('button', { name: 'Vote' }).click()
  await expect(own).toHaveText('Your vote: 1. Memphis, 2. Knoxville')
  await expect(result(page, 'Memphis')).toHaveText('Memphiswins1 vote100.0%')
  await expect(page.getByText('1 person has voted.')).toBeVisible()
  await page.getByRole('button', { name: 'QR code' }).click()
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()
  expect(await violations()).toEqual([])
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

test('a poll that is not there says so', async ({ page, open }) => {
  await open('/poll/no-such-poll')
  await expect(page.getByRole('alert')).toHaveText('This poll does not exist or was deleted.')
})

test('the line breaks and comes back', async ({ page, open, context }) => {
  await open('/anonymous-poll')
  const path = await createPoll(page, 'Still there?', ['Yes', 'No'])
  await open(path)
  await page.getByRole('radio', { name: 'Yes' }).check()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Vote' }).click()
  await expect(page.getByRole('alert')).toContainText('You are offline. Your vote was not counted.')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Vote' }).click()
  await expect(result(page, 'Yes')).toHaveText('Yes1 vote100.0%')
})

test('Enter goes from option to option, and only then makes the poll; Present shows it to a whole room', async ({
  page,
  open,
  violations,
}) => {
  const keys = page.keyboard
  await open('/anonymous-poll')
  await page.getByRole('textbox', { name: 'Question' }).fill('Lunch?')
  await page.getByRole('textbox', { name: 'Option 1' }).focus()
  await keys.type('Soup')
  await keys.press('Enter')
  await keys.type('Salad')
  await keys.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Option 3' })).toBeFocused()
  await keys.press('Enter')
  await expect(page.getByText('Poll created successfully!')).toBeVisible()
  await page
    .getByRole('list', { name: 'Active Polls' })
    .getByRole('link', { name: 'Lunch?', exact: true })
    .click()
  await expect(page.getByText('The results are shown after you have voted.')).toBeVisible()
  await page.getByRole('button', { name: 'Present' }).click()
  const screen = page.getByRole('dialog', { name: 'Poll on the big screen' })
  await expect(screen.getByRole('heading', { name: 'Lunch?' })).toBeVisible()
  await expect(screen.getByRole('img', { name: /QR code/ })).toBeVisible()
  expect(await violations()).toEqual([])
  await screen.getByRole('button', { name: 'Leave' }).click()
  await expect(screen).toHaveCount(0)
})

test('Present goes through the author’s polls by key, each with its own QR code and votes', async ({
  page,
  open,
}) => {
  await open('/anonymous-poll')
  await createPoll(page, 'Soup?', ['Leek', 'Pea'])
  const path = await createPoll(page, 'Cake?', ['Plum', 'Apple'])
  await open(path)
  await page.getByRole('button', { name: 'Present' }).click()
  const screen = page.getByRole('dialog', { name: 'Poll on the big screen' })
  await expect(screen.getByRole('heading', { name: 'Cake?' })).toBeVisible()
  await expect(screen.getByText('2 of 2')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(screen.getByRole('heading', { name: 'Cake?' })).toBeVisible()
  await page.keyboard.press('PageUp')
  await expect(screen.getByRole('heading', { name: 'Soup?' })).toBeVisible()
  await expect(screen.getByRole('list', { name: 'Options' }).getByRole('listitem')).toHaveText([
    'Leek',
    'Pea',
  ])
  await expect(screen.getByText(path)).toHaveCount(0)
  await page.keyboard.press('ArrowRight')
  await expect(screen.getByText(path)).toBeVisible()
  await screen.getByRole('button', { name: 'Previous poll' }).click()
  await expect(screen.getByRole('heading', { name: 'Soup?' })).toBeVisible()
  await screen.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveTitle('Cake? | Sundry')
})

test('the author sees and changes the limit of new voters per network, and rejected voters see the reason', async ({
  page,
  open,
  browser,
}) => {
  await open('/anonymous-poll')
  await page.getByText('Settings', { exact: true }).click()
  const limit = page.getByRole('combobox', { name: 'New voters from one network' })
  await expect(limit).toHaveValue('1000')
  await limit.selectOption('Up to 5 per day')
  const path = await createPoll(page, 'Stuffed?', ['Yes', 'No'])
  const api = path.replace('/poll/', '/api/polls/')
  for (let count = 0; count < 5; count++) {
    const context = await browser.newContext()
    await context.request.get(api)
    expect((await context.request.post(`${api}/votes`, { data: { choices: [1] } })).status()).toBe(200)
    await context.close()
  }
  await page.getByRole('link', { name: 'Manage Stuffed?' }).click()
  await expect(limit).toHaveValue('5')
  await page.getByRole('radio', { name: 'No' }).check()
  await page.getByRole('button', { name: 'Vote' }).click()
  await expect(page.getByRole('alert')).toContainText(
    'This poll takes up to 5 new voters per day from one network',
  )
  await limit.selectOption('No limit')
  await expect(limit).toHaveValue('0')
  await page.getByRole('button', { name: 'Vote' }).click()
  await expect(page.getByText('Your vote is counted.')).toBeVisible()
})
