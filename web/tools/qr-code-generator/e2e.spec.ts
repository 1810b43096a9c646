import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { offlineTest, untilCached } from '#e2e/offline-test.ts'
import { expect, test } from '#e2e/test.ts'

const ADDRESS = '/qr-code-generator'

async function saved(page: Page, press: () => Promise<unknown>): Promise<{ name: string; bytes: Buffer }> {
  const [download]: [Download, unknown] = await Promise.all([page.waitForEvent('download'), press()])
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const text = (page: Page) => page.getByRole('textbox', { name: 'Text or URL' })
const verdict = (page: Page) => page.getByRole('status', { name: 'Self-check' })

/** Reads the picture of a code as the tool's own Scan does, from the start. */
async function scan(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.getByRole('radio', { name: 'Scan' }).check()
  await expect(page.getByRole('button', { name: 'Use camera' })).toBeVisible()
  await page.getByLabel('Upload').setInputFiles({ name, mimeType: 'image/png', buffer })
}

/** Width and height of a PNG (its IHDR). */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)]

test('text becomes a code that is read back, saved in its size, and scanned again', async ({
  page,
  open,
}) => {
  await open(ADDRESS)
  await expect(page.getByRole('img', { name: 'QR code for https://example.com' })).toBeVisible()
  await text(page).fill('Grüße aus Köln')
  await expect(page.getByRole('img', { name: 'QR code for Grüße aus Köln' })).toBeVisible()
  await expect(verdict(page)).toHaveText('Read back without errors: it scans.')
  const file = await saved(page, () => press(page, 'Download'))
  expect([file.name, ...sizeOf(file.bytes)]).toEqual(['qrcode_gr__e_aus_k_ln.png', 256, 256])
  const byKeys = await saved(page, () => text(page).press('Control+Enter'))
  expect(byKeys.bytes.equals(file.bytes)).toBe(true)

  const svg = await saved(page, () => press(page, 'Download SVG'))
  expect([svg.name, svg.bytes.toString().slice(0, 4)]).toEqual(['qrcode_gr__e_aus_k_ln.svg', '<svg'])
  await press(page, 'More formats')
  const large = await saved(page, () => page.getByRole('menuitem', { name: 'PNG, 4096 px' }).click())
  expect(sizeOf(large.bytes)).toEqual([4096, 4096])
  await press(page, 'More formats')
  const pdf = await saved(page, () => page.getByRole('menuitem', { name: 'PDF' }).click())
  expect([pdf.name, pdf.bytes.toString('latin1', 0, 5)]).toEqual(['qrcode_gr__e_aus_k_ln.pdf', '%PDF-'])
  await press(page, 'More formats')
  const webp = await saved(page, () => page.getByRole('menuitem', { name: 'WebP' }).click())
  expect(webp.bytes.toString('latin1', 8, 12)).toBe('WEBP')

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await press(page, 'Copy')
  await expect(page.getByText('QR code copied to clipboard!')).toBeVisible()
  expect(await page.evaluate(async () => (await navigator.clipboard.read())[0]?.types)).toEqual(['image/png'])

  await scan(page, 'code.png', large.bytes)
  await expect(page.getByLabel('Text of code 1')).toHaveText('Grüße aus Köln')
  await page
    .getByLabel('Upload')
    .setInputFiles({ name: 'code.svg', mimeType: 'image/svg+xml', buffer: svg.bytes })
  await expect(page.getByText('code found')).toBeAttached()
  await expect(page.getByLabel('Text of code 1')).toHaveText('Grüße aus Köln')
  await press(page, 'Edit as new code')
  await expect(text(page)).toHaveValue('Grüße aus Köln')
})

test('empty text, too much text and a design that might not scan are reported in place', async ({
  page,
  open,
}) => {
  await open(ADDRESS)
  const alert = page.getByRole('alert')
  await text(page).fill('')
  await expect(alert).toHaveText('No input text')
  await expect(page.getByRole('button', { name: 'Download', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await text(page).fill('x'.repeat(2332))
  await expect(alert).toHaveText('Too much data for a QR code: 2332 bytes, the limit at level M is 2331.')
  await text(page).fill('x'.repeat(2331))
  await expect(alert).toHaveCount(0)
  await page.getByRole('slider', { name: 'Size' }).fill('128')
  await expect(alert).toContainText('This code is too fine for 128 pixels.')
  await text(page).fill('short')
  await expect(alert).toHaveCount(0)

  await page.getByLabel('Foreground color').fill('#ffff00')
  await expect(verdict(page)).toContainText('This design may not scan')
  await expect(verdict(page)).toContainText('The contrast is 1.1:1')
  await page.getByLabel('Foreground color').fill('#ffffff')
  await page.getByLabel('Background color').fill('#000000')
  await expect(verdict(page)).toContainText('Swap the two colors.')
})

offlineTest(
  'a pasted picture is scanned; after the first use all of it works without a network',
  async ({ page, open, context }) => {
    await open(ADDRESS)
    await untilCached(page)
    await open(ADDRESS)
    await text(page).fill('before')
    await expect(verdict(page)).toHaveText('Read back without errors: it scans.')
    await context.setOffline(true)
    await open(ADDRESS)
    await expect(text(page)).toHaveValue('before')
    await text(page).fill('without a network')
    await expect(verdict(page)).toHaveText('Read back without errors: it scans.')
    const { bytes } = await saved(page, () => press(page, 'Download'))
    await page.getByRole('radio', { name: 'Scan' }).check()
    await expect(page.getByRole('button', { name: 'Use camera' })).toBeVisible()
    await page.evaluate(
      (png) => {
        const clipboardData = new DataTransfer()
        clipboardData.items.add(new File([Uint8Array.from(png)], 'pasted.png', { type: 'image/png' }))
        document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
      },
      [...bytes],
    )
    await expect(page.getByLabel('Text of code 1')).toHaveText('without a network')
  },
)

for (const width of [390, 1280])
  test(`the layout does not shift while text is typed and found too long, ${width} pixels wide`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await open(ADDRESS)
    await expect(page.getByRole('img', { name: 'QR code for https://example.com' })).toBeVisible()
    await page.evaluate(() => {
      const shifts: unknown[] = []
      Reflect.set(window, 'shifts', shifts)
      // Shifts after input count as well, unlike in the browser's layout shift score.
      new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({ type: 'layout-shift' })
    })
    await text(page).press('End')
    await text(page).pressSequentially('/a', { delay: 50 })
    await expect(verdict(page)).toHaveText('Read back without errors: it scans.')
    await text(page).fill('x'.repeat(2332))
    await expect(page.getByRole('alert')).toHaveText(/^Too much data/)
    await text(page).fill('short again')
    await expect(verdict(page)).toHaveText('Read back without errors: it scans.')
    expect(await page.evaluate(() => JSON.stringify(Reflect.get(window, 'shifts')))).toBe('[]')
  })

test('on a phone the form of a Wi-Fi network is as high as that of the text', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(ADDRESS)
  const code = page.getByRole('img', { name: /QR code/ })
  await expect(code).toBeVisible()
  const top = async () => Math.round((await code.boundingBox())?.y ?? 0)
  const before = await top()
  await page.getByLabel('Content').selectOption('Wi-Fi')
  await page.getByLabel('Network name').fill('Home')
  await expect(page.getByText('Enter the Wi-Fi password, or set Security to None.')).toBeVisible()
  expect(await top()).toBe(before)
})

test('the design is next to the code if there is room, else in the options', async ({ page, open }) => {
  await open(ADDRESS)
  const design = page.getByRole('group', { name: 'Corners' })
  await expect(design).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(design).toHaveCount(0)
  await press(page, 'Options')
  await design.getByText('Circle').click()
  await expect(verdict(page)).toHaveText('Read back without errors: it scans.')
})
