import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import * as v from 'valibot'
import { MAX_VALUE_BYTES, type SyncChange, syncResponse } from '#contract/sync.ts'
import { offlineTest, untilCached } from './offline-test.ts'
import { expect, test, watch } from './test.ts'

const PASSWORD = 'correct horse battery'

type Device = { readonly page: Page; readonly open: (path: string) => Promise<void> }

/** A new account's address. */
async function account(request: APIRequestContext): Promise<string> {
  const email = `ada-${randomUUID().slice(0, 12)}@example.com`
  await request.post('/api/account/sign-up', { data: { name: 'Ada Lovelace', email, password: PASSWORD } })
  return email
}

/** Opens a separate browser, logged in. */
async function device(browser: Browser, baseURL: string, email: string, errors: string[][]): Promise<Device> {
  const page = await (await browser.newContext({ baseURL, locale: 'en-US' })).newPage()
  errors.push(watch(page, new URL(baseURL).origin))
  await page.addInitScript(() => localStorage.setItem('sundry-onboarding-completed', 'true'))
  const open = async (path: string) => {
    await page.goto(path)
    await page.locator('html[data-hydrated=navigation]').waitFor({ state: 'attached' })
  }
  await open('/auth')
  await signIn(page, email)
  return { page, open }
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: email }),
  ).toBeVisible()
}

async function signOut(page: Page): Promise<void> {
  const navigation = page.getByRole('navigation', { name: 'Main' })
  await navigation.getByRole('button', { name: 'Sign Out' }).click()
  await expect(navigation.getByRole('link', { name: 'Sign In' })).toBeVisible()
}

/** Polls a collection of this browser's account, as a string. */
const inAccount = (page: Page, collection: string) =>
  expect.poll(
    async () => {
      const { tools } = await page.evaluate(async () => (await fetch('/api/account/data')).json())
      return JSON.stringify(tools[collection] ?? {})
    },
    { timeout: 30_000 },
  )

/** The numbers of the starred tools, as the browser has stored them. */
const stars = (page: Page) =>
  expect.poll(
    () =>
      page.evaluate(() =>
        JSON.parse(localStorage.getItem('sundry-favorites') ?? '[]').toSorted(
          (a: number, b: number) => a - b,
        ),
      ),
    { timeout: 30_000 },
  )

const entries = (page: Page) => page.getByRole('list', { name: 'Recent Entries' }).getByRole('listitem')

async function track(page: Page, description: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Project' }).selectOption('Work')
  await page.getByRole('textbox', { name: 'Description' }).fill(description)
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect(entries(page).filter({ hasText: description })).toHaveCount(1)
}

offlineTest(
  'two browsers of one account change things without a network and lose nothing',
  async ({ browser, baseURL, request }) => {
    const email = await account(request)
    const errors: string[][] = []
    const address = baseURL ?? ''
    const phone = await device(browser, address, email, errors)
    const desktop = await device(browser, address, email, errors)
    const both = [phone, desktop]

    await phone.open('/time-tracker')
    await phone.page.getByRole('button', { name: 'Favorite Time Tracker' }).click()
    await inAccount(phone.page, 'favorites').toBe('{"12":true}')
    await desktop.open('/time-tracker')
    await stars(desktop.page).toEqual([12])
    await expect(desktop.page.getByRole('button', { name: 'Favorite Time Tracker' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )

    for (const { page } of both) {
      await untilCached(page)
      await page.context().setOffline(true)
    }
    await phone.page.getByRole('button', { name: 'Favorite Time Tracker' }).click()
    await track(phone.page, 'On the train')
    await track(desktop.page, 'In the cellar')
    await desktop.open('/wheel-of-names')
    await desktop.page.getByRole('button', { name: 'Favorite Wheel of Names' }).click()
    await phone.open('/loan-calculator')
    await phone.page.getByRole('button', { name: /^Favorite Loan/ }).click()
    await phone.page.getByRole('button', { name: 'Theme' }).click()

    for (const { page, open } of both) {
      await page.context().setOffline(false)
      await open('/time-tracker')
    }
    for (const { page } of both) {
      await expect(async () => {
        await page.reload()
        await expect(entries(page)).toHaveText([/In the cellar/, /On the train/], { timeout: 3000 })
      }).toPass()
    }
    const starred = await phone.page.evaluate(() => localStorage.getItem('sundry-favorites') ?? '')
    expect(JSON.parse(starred)).toHaveLength(2)
    await stars(desktop.page).toEqual(JSON.parse(starred).toSorted((a: number, b: number) => a - b))
    await expect(desktop.page.locator('html')).toHaveAttribute('data-theme', 'light')

    await phone.page.getByRole('button', { name: 'Remove On the train' }).first().click()
    await expect(async () => {
      await desktop.page.reload()
      await expect(entries(desktop.page)).toHaveText([/In the cellar/], { timeout: 3000 })
    }).toPass()

    await phone.open('/account')
    await expect(phone.page.getByText(/^This browser and your account are in step\./)).toBeVisible()

    await signOut(desktop.page)
    await desktop.open('/time-tracker')
    await expect(entries(desktop.page)).toHaveText([/In the cellar/])
    await stars(desktop.page).toEqual(JSON.parse(starred).toSorted((a: number, b: number) => a - b))
    expect(errors.flat()).toEqual([])
  },
)

test('a wheel and a poll that one browser made are on the other, which manages the poll and deletes the wheel', async ({
  browser,
  baseURL,
  request,
}) => {
  const email = await account(request)
  const errors: string[][] = []
  const phone = await device(browser, baseURL ?? '', email, errors)
  const wheels = (page: Page) => page.getByRole('list', { name: 'Saved wheels' }).getByRole('listitem')
  await phone.open('/wheel-of-names')
  await phone.page.getByRole('button', { name: 'Save Wheel' }).click()
  await expect(wheels(phone.page)).toHaveCount(1)
  await phone.open('/anonymous-poll')
  await phone.page.getByRole('textbox', { name: 'Question' }).fill('Tea or coffee?')
  await phone.page.getByRole('textbox', { name: 'Option 1' }).fill('Tea')
  await phone.page.getByRole('textbox', { name: 'Option 2' }).fill('Coffee')
  await phone.page.getByRole('button', { name: 'Create Poll' }).click()
  await inAccount(phone.page, 'own-polls').toContain('Tea or coffee?')
  await inAccount(phone.page, 'saved-wheels').toContain('Wheel 1')

  const desktop = await device(browser, baseURL ?? '', email, errors)
  await desktop.open('/anonymous-poll')
  await desktop.page.getByRole('link', { name: 'Manage Tea or coffee?' }).click()
  await desktop.page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(desktop.page.getByRole('button', { name: 'Reopen' })).toBeVisible()
  await desktop.open('/wheel-of-names')
  await expect(wheels(desktop.page)).toHaveCount(1)
  await desktop.page.getByRole('button', { name: 'Delete Wheel 1' }).click()
  await inAccount(desktop.page, 'saved-wheels').toBe('{}')

  await phone.open('/wheel-of-names')
  await expect(wheels(phone.page)).toHaveCount(0)
  expect(errors.flat()).toEqual([])
})

test('a quiz that one browser wrote and gave a server link is on the other, which edits it and manages the link', async ({
  browser,
  baseURL,
  request,
}) => {
  const email = await account(request)
  const errors: string[][] = []
  const phone = await device(browser, baseURL ?? '', email, errors)
  const quizzes = (page: Page) => page.getByRole('list', { name: 'Your quizzes' }).getByRole('listitem')
  const question = (page: Page) => page.getByRole('textbox', { name: 'Question', exact: true })
  await phone.open('/quiz-builder')
  await phone.page.getByRole('textbox', { name: 'Quiz title' }).fill('Rivers')
  await phone.page.getByRole('button', { name: 'Add Question' }).click()
  await question(phone.page).fill('The longest?')
  for (const [place, river] of ['Nile', 'Rhine', 'Elbe', 'Oder'].entries())
    await phone.page.getByRole('textbox', { name: `Option ${place + 1}` }).fill(river)
  await phone.page.getByRole('button', { name: 'Server Link' }).click()
  await phone.page.getByRole('button', { name: 'Create server link' }).click()
  await expect(phone.page.getByRole('status', { name: 'Quiz link' })).toBeVisible()
  await inAccount(phone.page, 'quizzes').toContain('The longest?')
  await inAccount(phone.page, 'quiz-links').toContain('Rivers')

  const desktop = await device(browser, baseURL ?? '', email, errors)
  await desktop.open('/quiz-builder')
  await expect(quizzes(desktop.page)).toHaveText([/^Rivers1 question/])
  await expect(question(desktop.page)).toHaveValue('The longest?')
  await question(desktop.page).fill('The shortest?')
  await inAccount(desktop.page, 'quizzes').toContain('The shortest?')
  await desktop.page.getByRole('button', { name: 'Server Link' }).click()
  await desktop.page.getByRole('button', { name: 'Update the link' }).click()
  await desktop.page.getByRole('link', { name: 'Manage this quiz' }).click()
  await expect(desktop.page.getByRole('list', { name: 'Versions' })).toHaveText('Version 2: 0 attempts.')
  await desktop.page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(desktop.page.getByRole('button', { name: 'Reopen' })).toBeVisible()

  await phone.open('/quiz-builder')
  await expect(question(phone.page)).toHaveValue('The shortest?')
  expect(errors.flat()).toEqual([])
})

test('a full account is reported, and unsent changes follow after space is freed', async ({
  browser,
  baseURL,
  request,
}) => {
  const email = await account(request)
  const errors: string[][] = []
  const { page, open } = await device(browser, baseURL ?? '', email, errors)
  /** As another device that knows the first `since` changes; the collections of what it does not know. */
  const postChanges = async (changes: readonly SyncChange[], since = Number.MAX_SAFE_INTEGER) => {
    const answer = await page.request.post('/api/sync', { data: { clock: Date.now(), since, changes } })
    expect(answer.status()).toBe(200)
    return v.parse(syncResponse, await answer.json()).changes.map(({ collection }) => collection)
  }
  const inFullAccount = expect.poll(() => postChanges([], 512), { timeout: 30_000 })
  const filler = (id: number, value: string | null): SyncChange => ({
    collection: 'filler',
    id: `${id}`,
    value,
    changedAt: Date.now(),
  })
  const text = (bytes: number) => JSON.stringify('x'.repeat(bytes - 2))
  // Room is left for a star, but not for a time entry.
  await postChanges([filler(0, text(MAX_VALUE_BYTES - 60))])
  for (let from = 1; from < 512; from += 56) {
    const length = Math.min(56, 512 - from)
    await postChanges(Array.from({ length }, (_, at) => filler(from + at, text(MAX_VALUE_BYTES))))
  }
  await open('/time-tracker')
  await page.getByRole('button', { name: 'Favorite Time Tracker' }).click()
  await track(page, 'While it is full')
  await expect(
    page.getByRole('alert').filter({ hasText: 'Not everything is in your account' }),
  ).toContainText('Delete what you no longer need')
  await open('/account')
  await expect(page.getByText(/^Not in step\. Your account is full: /)).toContainText(
    'entries of the Time Tracker',
  )
  await inFullAccount.toContain('favorites')
  await postChanges([filler(7, null)])
  await open('/time-tracker')
  await expect(entries(page)).toHaveText([/While it is full/])
  await inFullAccount.toContain('time-entries')
  await open('/account')
  await expect(page.getByText(/^This browser and your account are in step\./)).toBeVisible()
  expect(errors.flat()).toEqual([])
})

test('data of one account in a browser is stashed when another logs in, and restored later', async ({
  browser,
  baseURL,
  request,
}) => {
  const [ada, bob] = [await account(request), await account(request)]
  const errors: string[][] = []
  const { page, open } = await device(browser, baseURL ?? '', ada, errors)
  await open('/time-tracker')
  await track(page, 'Of Ada')
  await inAccount(page, 'time-entries').toContain('Of Ada')
  await signOut(page)
  await open('/time-tracker')
  await track(page, 'After signing out')

  await open('/auth')
  await signIn(page, bob)
  await expect(page.getByRole('status', { name: 'Notifications' })).toContainText(
    `Set aside: what ${ada} left here`,
  )
  await open('/time-tracker')
  await expect(page.getByText('No time entries yet.')).toBeVisible()
  await track(page, 'Of Bob')
  await inAccount(page, 'time-entries').toContain('Of Bob')
  await inAccount(page, 'time-entries').not.toContain('Of Ada')
  await open('/account')
  await expect(page.getByText(`What ${ada} left in this browser is set aside.`)).toBeVisible()
  await signOut(page)

  await open('/auth')
  await signIn(page, ada)
  await expect(page.getByRole('status', { name: 'Notifications' })).toContainText(
    `Set aside: what ${bob} left here`,
  )
  await open('/time-tracker')
  await expect(entries(page)).toHaveText([/After signing out/, /Of Ada/])
  await inAccount(page, 'time-entries').toContain('After signing out')
  expect(errors.flat()).toEqual([])
})
