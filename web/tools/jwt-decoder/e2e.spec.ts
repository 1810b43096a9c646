import type { Page } from '@playwright/test'
import { expect, test } from '#e2e/test.ts'
import { RFC_VECTORS } from './rfc-vectors.ts'

// A clock that stands still is set going again after its test, which the next one in the same context would see.
test.use({ reuseContext: false })

const ADDRESS = '/jwt-decoder'
const [HS256] = RFC_VECTORS

const token = (page: Page) => page.getByRole('textbox', { name: 'Token', exact: true })
const key = (page: Page) => page.getByRole('textbox', { name: 'Secret or public key' })
const result = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const b64 = (text: string) => Buffer.from(text).toString('base64url')
const tokenOf = (header: object, payload: string) => `${b64(JSON.stringify(header))}.${b64(payload)}.AAAA`

test('the time to expiry ticks each second, and the leeway is stored', async ({ page, open }) => {
  await page.clock.install({ time: new Date('2026-01-01T00:00:00Z') })
  await open(ADDRESS)
  await page.clock.pauseAt(new Date('2026-01-01T01:00:00.200Z'))
  const now = Date.UTC(2026, 0, 1, 1) / 1000
  await token(page).fill(tokenOf({ alg: 'HS256' }, `{"exp":${now + 3}}`))
  const expires = result(page, 'Expires')
  await page.clock.runFor(100)
  await expect(expires).toContainText('Expires in 3 seconds')
  await page.clock.runFor(1000)
  await expect(expires).toContainText('Expires in 2 seconds')
  await page.clock.runFor(2000)
  await expect(expires).toContainText('Expired 0 seconds ago')
  await page.getByRole('spinbutton', { name: 'Leeway in seconds' }).fill('60')
  await expect(expires).toContainText('Expired 0 seconds ago, within the leeway')
  await token(page).fill(tokenOf({ alg: 'HS256' }, '{"exp":0}'))
  await expect(expires).toContainText('1970-01-01 00:00:00 UTC')
  await page.clock.runFor(1000)
  // After a reload, the page hydrates with a new timer.
  await page.clock.resume()
  await page.reload()
  await expect(page.getByRole('spinbutton', { name: 'Leeway in seconds' })).toHaveValue('60')
  await expect(token(page)).toHaveValue('')
})

test('neither token nor key is stored, and Clear leaves nothing', async ({ page, open }) => {
  await open(ADDRESS)
  await token(page).fill(HS256?.token ?? '')
  await page.getByRole('combobox', { name: 'Secret encoding' }).selectOption('hex')
  await key(page).fill('c0ffee')
  await expect(result(page, 'Verification')).toContainText('Signature does not match')
  const traces = () =>
    page.evaluate(async () => {
      const stored = JSON.stringify([
        { ...localStorage },
        { ...sessionStorage },
        history.state,
        location.href,
        document.cookie,
      ])
      const databases = (await indexedDB.databases()).length
      const cached: string[] = []
      for (const name of await caches.keys())
        for (const request of await (await caches.open(name)).keys()) cached.push(request.url)
      return `${stored} ${databases} ${cached.join(' ')}`
    })
  await expect.poll(traces).toContain('hex')
  for (const secret of ['c0ffee', 'eyJ', 'dBjftJ', 'joe']) expect(await traces()).not.toContain(secret)

  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(token(page)).toHaveValue('')
  await expect(key(page)).toHaveValue('')
  await expect(result(page, 'Payload')).toHaveText('')
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Secret encoding' })).toHaveValue('hex')
  await expect(key(page)).toHaveValue('')
})

test('a token is signed with a fresh key and verified with its public half', async ({ page, open }) => {
  await open(ADDRESS)
  await page.getByRole('tab', { name: 'Encode' }).click()
  await page.getByRole('textbox', { name: 'Payload' }).fill('{ "sub": "Zoë", "id": 12345678901234567890 }')
  const signed = page.getByLabel('Signed token', { exact: true })
  for (const algorithm of ['ES256', 'EdDSA']) {
    await page.getByRole('combobox', { name: 'Algorithm' }).selectOption(algorithm)
    await page.getByRole('button', { name: 'Generate key pair' }).click()
    await expect(page.getByRole('region', { name: 'Generated key' })).toContainText(`for ${algorithm}`)
    await expect(signed).toHaveText(/^eyJ[\w-]+\.[\w-]+\.[\w-]{86}$/)
    await page.getByRole('button', { name: 'Copy public PEM' }).click()
    await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible()
    const publicKey = await page.evaluate(() => navigator.clipboard.readText())
    await page.getByRole('button', { name: 'Decode this token' }).click()
    await expect(result(page, 'Payload')).toContainText('12345678901234567890')
    await key(page).fill(publicKey)
    await expect(result(page, 'Verification')).toContainText('Signature verified')
    await page.getByRole('tab', { name: 'Encode' }).click()
  }
})

test('a token of 1 MB is read while the page answers', async ({ page, open }) => {
  await open(ADDRESS)
  const claims = Array.from({ length: 20_000 }, (_, index) => `"claim-${index}":"${'x'.repeat(24)}"`)
  await token(page).fill(tokenOf({ alg: 'HS256' }, `{${claims.join(',')},"last":"one"}`))
  await expect(result(page, 'Payload')).toContainText('"last": "one"')
  await page.getByRole('tab', { name: 'Claims' }).click()
  await expect(page.getByText('These are the first 200 of 20,001 claims.')).toBeVisible()
})
