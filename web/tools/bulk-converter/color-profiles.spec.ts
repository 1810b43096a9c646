import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from '#e2e/test.ts'

const fixture = (name: string): string =>
  new URL(`../../../lib/image/fixtures/${name}`, import.meta.url).pathname
const convert = (...args: readonly string[]) => execFileSync('convert', args, { maxBuffer: 1e8 })

/** Returns the levels of the PNG that a file becomes. */
async function converted(page: Page, name: string, buffer: Buffer): Promise<Buffer> {
  await page.getByLabel('Choose files').setInputFiles({ name, mimeType: '', buffer })
  await page.getByRole('button', { name: 'Convert', exact: true }).click()
  const made = name.replace(/\.\w+$/, '.png')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `Download ${made}`, exact: true }).click(),
  ])
  await page.getByRole('button', { name: `Remove ${name}`, exact: true }).click()
  return convert(await download.path(), '-depth', '8', 'rgba:-')
}

test('a photo in Display P3 has the same colors from HEIC as from PNG', async ({ page, open }) => {
  await open('/bulk-converter')
  const levels = await converted(page, 'phone.heic', readFileSync(fixture('display-p3.heic')))
  expect([...levels.subarray(0, 4)]).toEqual([0, 203, 11, 255])
})

for (const [kind, options] of [
  ['8 bits', ['-depth', '8']],
  ['16 bits', ['-depth', '16', '-compress', 'zip']],
  ['separate planes', ['-interlace', 'plane']],
  ['alpha', ['-alpha', 'set', '-channel', 'A', '-evaluate', 'set', '60%']],
] as const)
  test(`a TIFF in Adobe RGB with ${kind} has the same colors as a JPEG`, async ({ page, open }) => {
    await open('/bulk-converter')
    const source = fixture('adobe-rgb.jpg')
    const tiff = await converted(page, 'photo.tif', convert(source, ...options, 'tiff:-'))
    const jpeg = await converted(page, 'photo.jpg', readFileSync(source))
    expect(tiff.length).toBe(jpeg.length)
    const isAlpha = (at: number) => at % 4 === 3
    const differences = tiff.map((level, at) => (isAlpha(at) ? 0 : Math.abs(level - (jpeg[at] ?? 0))))
    expect(Math.max(...differences)).toBeLessThanOrEqual(2)
    const unconverted = convert(source, '-strip', '-depth', '8', 'rgba:-')
    expect(Math.abs((tiff[0] ?? 0) - (unconverted[0] ?? 0))).toBeGreaterThan(5)
  })
