import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { expect, test, watch } from './test.ts'

const PASSWORD = 'correct horse battery'

type Device = { readonly page: Page; readonly open: (path: string) => Promise<void> }

/** A browser of its own, signed in. It keeps pages for use without a network. */
async function device(browser: Browser, baseURL: string, email: string, faults: string[][]): Promise<Device> {
  const page = await (await browser.newContext({ baseURL, locale: 'en-US' })).newPage()
  faults.push(watch(page, new URL(baseURL).origin))
  await page.addInitScript(() => localStorage.setItem('sundry-onboarding-completed', 'true'))
  const open = async (path: string) => {
    await page.goto(path)
    await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  }
  await open('/auth')
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: email }),
  ).toBeVisible()
  return { page, open }
}

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

test('two browsers of one account change things without a network and lose nothing', async ({
  browser,
  baseURL,
  request,
}) => {
  const email = `ada-${randomUUID().slice(0, 12)}@example.com`
  await request.post('/api/account/sign-up', {
    data: { name: 'Ada Lovelace', email, password: PASSWORD },
  })
  const faults: string[][] = []
  const address = baseURL ?? ''
  const phone = await device(browser, address, email, faults)
  const desk = await device(browser, address, email, faults)
  const both = [phone, desk]

  await phone.open('/time-tracker')
  await phone.page.getByRole('button', { name: 'Favorite Time Tracker' }).click()
  await expect
    .poll(async () => JSON.stringify(await (await phone.page.request.get('/api/account/data')).json()))
    .toContain('"favorites":{"12":true}')
  await desk.open('/time-tracker')
  await stars(desk.page).toEqual([12])
  await expect(desk.page.getByRole('button', { name: 'Favorite Time Tracker' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )

  for (const { page } of both) await page.context().setOffline(true)
  await phone.page.getByRole('button', { name: 'Favorite Time Tracker' }).click()
  await track(phone.page, 'On the train')
  await track(desk.page, 'In the cellar')
  await desk.open('/wheel-of-names')
  await desk.page.getByRole('button', { name: 'Favorite Wheel of Names' }).click()
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
  await stars(desk.page).toEqual(JSON.parse(starred).toSorted((a: number, b: number) => a - b))
  await expect(desk.page.locator('html')).toHaveAttribute('data-theme', 'light')

  await phone.page.getByRole('button', { name: 'Remove On the train' }).first().click()
  await expect(async () => {
    await desk.page.reload()
    await expect(entries(desk.page)).toHaveText([/In the cellar/], { timeout: 3000 })
  }).toPass()

  await phone.open('/account')
  await expect(phone.page.getByText(/^This browser and your account are in step\./)).toBeVisible()

  await desk.page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(
    desk.page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sign In' }),
  ).toBeVisible()
  await desk.open('/time-tracker')
  await expect(entries(desk.page)).toHaveText([/In the cellar/])
  await stars(desk.page).toEqual(JSON.parse(starred).toSorted((a: number, b: number) => a - b))
  expect(faults.flat()).toEqual([])
})
