import type { Page } from '@playwright/test'
import { expect, test } from '#e2e/test.ts'

// A clock that stands still is set going again after its test, which the next one in the same context would see.
test.use({ reuseContext: false })

const rows = (page: Page) => page.getByRole('list', { name: 'Names' }).getByRole('listitem')
const winner = (page: Page) => page.getByLabel('Winner', { exact: true })
const history = (page: Page) => page.getByRole('list', { name: 'Spin History' }).getByRole('listitem')

test('a spin lasts three seconds, then the winner is announced and first in the history', async ({
  page,
  open,
}) => {
  await page.clock.install()
  await open('/wheel-of-names')
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  const spin = page.getByRole('button', { name: 'Spin Wheel' })
  await spin.click()
  await expect(spin).toBeDisabled()
  await page.clock.runFor(2900)
  await expect(winner(page)).toBeHidden()
  await page.clock.runFor(200)
  await expect(winner(page)).toHaveText(/^(Alice|Bob|Charlie|Diana)$/)
  await expect(page.getByRole('alert')).toContainText(await winner(page).innerText())
  await expect(history(page)).toHaveCount(1)
  await expect(history(page).first()).toContainText(await winner(page).innerText())
  expect(await colorUnderPointer(page)).toBe(colorOf(await winner(page).innerText()))
  // Space without focus, Ctrl+Enter anywhere, a press on the wheel.
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('Space')
  await page.clock.runFor(3100)
  await expect(history(page)).toHaveCount(2)
  await page.getByRole('textbox', { name: 'Name' }).press('Control+Enter')
  await page.clock.runFor(3100)
  await expect(history(page)).toHaveCount(3)
  await page.getByRole('img', { name: /wheel/i }).click()
  await page.clock.runFor(3100)
  await expect(history(page)).toHaveCount(4)
  expect(await colorUnderPointer(page)).toBe(colorOf(await winner(page).innerText()))
  await page.clock.resume()
})

test('a page without frames has its winner on time all the same', async ({ page, open }) => {
  await open('/wheel-of-names')
  await page.evaluate(() => {
    window.requestAnimationFrame = () => 0
  })
  await page.getByRole('button', { name: 'Remove Diana' }).click()
  await page.getByRole('button', { name: 'Spin Wheel' }).click()
  await expect(winner(page)).toHaveText(/^(Alice|Bob|Charlie)$/, { timeout: 4500 })
  expect(await colorUnderPointer(page)).toBe(colorOf(await winner(page).innerText()))
  // A name added later moves every segment, and the pointer still shows the winner.
  await page.getByRole('textbox', { name: 'Name' }).fill('Eve ×9')
  await page.getByRole('button', { name: 'Add Name' }).click()
  await expect(rows(page)).toHaveCount(4)
  await expect
    .poll(async () => (await colorUnderPointer(page)) === colorOf(await winner(page).innerText()))
    .toBe(true)
})

test('lists are imported by paste and by file, with duplicates counted; a thousand names still spin', async ({
  page,
  open,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open('/wheel-of-names')
  await page.evaluate(() => navigator.clipboard.writeText('Alice\nBob\nZoe\nZoe\n'))
  await page.getByRole('textbox', { name: 'Name' }).focus()
  await page.keyboard.press('Control+V')
  await expect(page.getByText('3 names added. 1 duplicate skipped.')).toBeVisible()
  await expect(rows(page)).toHaveCount(3)
  await page.getByLabel('Upload').setInputFiles({
    name: 'names.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(Array.from({ length: 997 }, (_, index) => `Person ${index},x\n`).join('')),
  })
  await expect(rows(page)).toHaveCount(1000)
  await page.getByRole('button', { name: 'Spin Wheel' }).click()
  await expect(winner(page)).toHaveText(/\w/)
  await page
    .getByLabel('Upload')
    .setInputFiles({ name: 'names.pdf', mimeType: 'application/pdf', buffer: Buffer.from('x') })
  await expect(page.getByRole('alert').filter({ hasText: 'pdf' })).toHaveText(
    '"names.pdf" is not a supported file type.',
  )
})

test('the wheel fills the screen and exits full screen with Escape', async ({ page, open }) => {
  await open('/wheel-of-names')
  const wheel = page.getByRole('img', { name: /wheel/i })
  const before = (await wheel.boundingBox())?.width
  await page.getByRole('button', { name: 'Full screen' }).click()
  await expect.poll(async () => (await wheel.boundingBox())?.width).toBeGreaterThan(450)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Full screen' })).toBeVisible()
  await expect.poll(async () => (await wheel.boundingBox())?.width).toBe(before)
})

/** Returns the wheel's color at its right edge, at the pointer: `#rrggbb`. */
function colorUnderPointer(page: Page): Promise<string> {
  return page.getByRole('img', { name: /wheel/i }).evaluate((canvas) => {
    if (!(canvas instanceof HTMLCanvasElement)) throw new Error('no canvas')
    const { width, height } = canvas
    const pixel = canvas
      .getContext('2d')
      ?.getImageData(Math.round(width * 0.975), Math.round(height / 2), 1, 1).data
    return `#${[...(pixel ?? [])]
      .slice(0, 3)
      .map((part) => part.toString(16).padStart(2, '0'))
      .join('')}`
  })
}

/** The color that the sample's name has on the wheel, when some have left it. */
function colorOf(name: string, removed: readonly string[] = []): string {
  const left = ['Alice', 'Bob', 'Charlie', 'Diana'].filter((one) => !removed.includes(one))
  return ['#b3401a', '#2f5fb3', '#e3ab2f', '#1f6f43'][left.indexOf(name)] ?? ''
}
