import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
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

test('a HEIC that names its colors by numbers (nclx) has the same colors', async ({ page, open }) => {
  const bytes = readFileSync(fixture('display-p3.heic'))
  const at = bytes.indexOf('colr') + 4
  // Display P3 with the curve of sRGB, BT.601 and full range.
  bytes.write('nclx', at)
  for (const [index, value] of [12, 13, 6, 0x8000].entries()) bytes.writeUInt16BE(value, at + 4 + 2 * index)
  await open('/bulk-converter')
  const levels = await converted(page, 'phone.heic', bytes)
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

for (const [kind, options] of [
  ['4:2:0', ['-sampling-factor', '2x2']],
  ['4:2:2', ['-sampling-factor', '2x1']],
  ['4:4:4', ['-sampling-factor', '1x1']],
  ['gray', ['-colorspace', 'Gray']],
  ['tiles', ['-sampling-factor', '2x2', '-define', 'tiff:tile-geometry=32x32']],
] as const)
  test(`a TIFF with JPEG compression (${kind}) has the levels of ImageMagick`, async ({ page, open }) => {
    await open('/bulk-converter')
    const scene = ['-size', '61x47', 'plasma:red-blue', '-seed', '7', '-depth', '8']
    const tiff = convert(...scene, ...options, '-compress', 'jpeg', '-quality', '85', 'tiff:-')
    const path = `${test.info().outputPath('scene')}.tif`
    writeFileSync(path, tiff)
    const ours = await converted(page, 'scene.tif', tiff)
    const theirs = convert(path, '-colorspace', 'sRGB', '-alpha', 'on', '-depth', '8', 'rgba:-')
    expect(ours.length).toBe(theirs.length)
    const differences = ours.map((level, at) => Math.abs(level - (theirs[at] ?? 0)))
    expect(Math.max(...differences)).toBeLessThanOrEqual(2)
  })
