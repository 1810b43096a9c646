import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Download, Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { offlineTest, untilCached } from '#e2e/offline-test.ts'
import { expect, test } from '#e2e/test.ts'
import { readImageHeader } from '#lib/image/header/read-image-header.ts'
import { srgbProfile } from '#lib/image/metadata/srgb-profile.ts'

type Upload = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }

const fixtureUrl = (name: string) => new URL(`../../../lib/image/fixtures/${name}`, import.meta.url)
const fixture = (name: string): Buffer => readFileSync(fixtureUrl(name))
const file = (name: string, buffer = fixture(name)): Upload => ({ name, mimeType: '', buffer })
const choose = (page: Page, ...files: Upload[]) => page.getByLabel('Choose images').setInputFiles(files)
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const rows = (page: Page) => page.getByRole('list', { name: 'Images' }).getByRole('listitem')

async function save(page: Page, name: string): Promise<{ name: string; bytes: Buffer }> {
  const [download]: [Download, unknown] = await Promise.all([
    page.waitForEvent('download'),
    button(page, name).click(),
  ])
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) }
}

/** Pixels in red, green, blue and alpha, 8 bits each, as ImageMagick reads a file's first picture. */
function pixelsOf(bytes: Uint8Array, format: string, steps: readonly string[] = []): Buffer {
  const output = '-colorspace sRGB -alpha on -depth 8 rgba:-'.split(' ')
  const args = [`${format}:-[0]`, '-auto-orient', ...steps, ...output]
  return execFileSync('convert', args, { input: bytes, maxBuffer: 1e8 })
}

/** The same of an AVIF as FFmpeg reads it, which mixes colors stored at half the resolution; ImageMagick repeats them. */
function pixelsOfAvif(name: string): Buffer {
  const path = fileURLToPath(fixtureUrl(name))
  const exact = 'scale=sws_flags=bilinear+accurate_rnd+full_chroma_int+full_chroma_inp'
  const args = `-v error -i ${path} -vf ${exact} -f rawvideo -pix_fmt rgba -`
  return execFileSync('ffmpeg', args.split(' '))
}

/** The mean difference of levels where something is seen. */
function difference(a: Buffer, b: Buffer): number {
  expect(a.length).toBe(b.length)
  let sum = 0
  for (let at = 0; at < a.length; at++) sum += Math.abs((a[at] ?? 0) - (b[at] ?? 0))
  return sum / a.length
}

/**
 * Allowed mean difference from ImageMagick's result, in levels: larger if colors are converted or stored at half the
 * resolution.
 */
const TOLERANCES: Readonly<Record<string, number>> = {
  'opaque.png': 0,
  'palette.png': 0,
  'deep.png': 0.6,
  'plain.jpg': 1,
  'progressive.jpg': 1,
  'cmyk.jpg': 3,
  'adobe-rgb.jpg': 2,
  'still.gif': 0,
  'moving.gif': 0,
  'lossy.webp': 1.5,
  'lossless.webp': 0.6,
  'small.avif': 2,
  'small.heic': 1,
  'plain.bmp': 0,
  'lzw.tif': 0,
  'g4.tif': 0,
  'deep.tif': 0.6,
  'cmyk.tif': 3,
  'pages.tif': 0,
  'turned.tif': 0,
  'turned.png': 0,
  'turned.webp': 0,
  ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((turn) => [`turned-${turn}.jpg`, 1])),
}

test('every format is read as ImageMagick reads it, or FFmpeg', async ({ page, open }, info) => {
  const srgb = info.outputPath('srgb.icc')
  writeFileSync(srgb, srgbProfile())
  const steps: Readonly<Record<string, readonly string[]>> = {
    'adobe-rgb.jpg': ['-profile', srgb],
    // This version reads no EXIF of them.
    'turned.png': ['-rotate', '90'],
    'turned.webp': ['-rotate', '90'],
    // Nor does it fill the alpha: what is there in memory would be read.
    'small.heic': ['-alpha', 'opaque'],
  }
  const names = Object.keys(TOLERANCES)
  await open('/image-resizer')
  await choose(page, ...names.map((name) => file(name)))
  await page.getByRole('radio', { name: 'Percent' }).check()
  await page.getByLabel('Percent').last().fill('100')
  await page.getByLabel('Format').selectOption('PNG')
  await button(page, 'Resize All').click()
  await expect(rows(page).filter({ hasText: 'Completed' })).toHaveCount(names.length)
  await expect(button(page, 'Resize All')).toHaveCount(0)
  const { name, bytes } = await save(page, 'Download all')
  expect(name).toBe('resized_images.zip')
  const made = Object.values(unzipSync(bytes))
  expect(made).toHaveLength(names.length)
  for (const [index, source] of names.entries()) {
    const format = source.split('.').at(-1) ?? ''
    const theirs = format === 'avif' ? pixelsOfAvif(source) : pixelsOf(fixture(source), format, steps[source])
    const ours = pixelsOf(made[index] ?? new Uint8Array(), 'png')
    const away = difference(ours, theirs)
    const tolerance = TOLERANCES[source] ?? 0
    // Write the result for comparison with the fixture.
    if (away > tolerance) writeFileSync(info.outputPath(`${source}.png`), made[index] ?? new Uint8Array())
    expect(away, source).toBeLessThanOrEqual(tolerance)
  }
})

test('broken images get a row with the reason, and the others are processed', async ({ page, open }) => {
  const bomb = Buffer.from(fixture('opaque.png'))
  bomb.writeUInt32BE(50_000, 16)
  bomb.writeUInt32BE(50_000, 20)
  await open('/image-resizer')
  await choose(
    page,
    file('cut.jpg', fixture('plain.jpg').subarray(0, 500)),
    file('cut.png', fixture('clear.png').subarray(0, 150)),
    file('bomb.png', bomb),
    file('text.jpg', Buffer.from('no picture at all')),
    file('empty.png', Buffer.alloc(0)),
    file('png-inside.jpg', fixture('opaque.png')),
    file('wrong.heic', fixture('small.heic').fill(0, fixture('small.heic').indexOf('mdat') + 4)),
    file('plain.bmp'),
  )
  await expect(rows(page).getByRole('alert')).toHaveText([
    '"cut.jpg" is damaged or incomplete.',
    '"cut.png" is damaged or incomplete.',
    '"bomb.png" is too large to process (50000×50000).',
    '"text.jpg" is not a supported file type. The name says JPG, but the content is something else, or damaged.',
    '"empty.png" is empty.',
  ])
  await button(page, 'Resize All').click()
  await expect(rows(page).nth(5)).toHaveText(/Completed/)
  await expect(rows(page).nth(6).getByRole('alert')).toHaveText(/^Could not resize "wrong.heic": /)
  await expect(rows(page).nth(7)).toHaveText(/Completed/)
})

test('a PNG that keeps its size keeps every pixel', async ({ page, open }) => {
  await open('/image-resizer')
  await page.getByLabel('Format').selectOption('PNG')
  for (const name of ['clear.png', 'deep.png']) {
    await choose(page, file(name))
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).click()
    await button(page, 'Resize').click()
    const { bytes } = await save(page, 'Download')
    const deep = (input: Buffer) => execFileSync('convert', ['png:-', '-depth', '16', 'rgba:-'], { input })
    expect(deep(bytes)).toEqual(deep(fixture(name)))
  }
})

test('metadata and location are preserved only on request', async ({ page, open }) => {
  const judge = (input: Buffer) => String(execFileSync('exiftool', ['-G1', '-s', '-a', '-'], { input }))
  const make = async () => {
    await button(page, 'Resize').click()
    const { bytes } = await save(page, 'Download')
    return judge(bytes)
  }
  await open('/image-resizer')
  await choose(page, file('located.jpg'))
  await expect(page.getByLabel('Width')).toHaveValue('30')
  await page.getByRole('button', { name: 'Options' }).click()
  expect(await make()).not.toMatch(/GPS|Orientation|Sundry|Artist/)
  await page.getByLabel('Keep metadata').check()
  const withMetadata = await make()
  expect(withMetadata).toMatch(/Make\s+: Sundry/)
  expect(withMetadata).not.toMatch(/GPS|Orientation|Thumbnail/)
  await page.getByLabel('Keep GPS location').check()
  expect(await make()).toMatch(/GPSLatitude\s+: 48 deg/)
})

test('a target size is met at the best quality, or refused', async ({ page, open }) => {
  await open('/image-resizer')
  await button(page, 'Example').click()
  await expect(page.getByLabel('Width')).toHaveValue('2400')
  await page.getByLabel('Width').fill('1200')
  await page.getByRole('button', { name: 'Options' }).click()
  const target = page.getByLabel('Target size (KB)')
  await target.fill('35')
  await button(page, 'Resize').click()
  const { bytes } = await save(page, 'Download')
  expect(bytes.length).toBeLessThanOrEqual(35 * 1024)
  expect(bytes.length).toBeGreaterThan(28 * 1024)
  await target.fill('1')
  await button(page, 'Resize').click()
  await expect(page.getByText('Even the lowest quality is above the target size.')).toBeVisible()
})

offlineTest(
  'engines for smaller files and AVIF answer under the policy, and work without a network afterwards',
  async ({ page, open, context }) => {
    await open('/image-resizer')
    await untilCached(page)
    await choose(page, file('small.heic'))
    await page.getByRole('button', { name: 'Options' }).click()
    await page.getByLabel('Smaller file').check()
    const make = async (format: string, width: string) => {
      await page.getByLabel('Format').selectOption(format)
      await page.getByLabel('Width').fill(width)
      await button(page, 'Resize').click()
      return (await save(page, 'Download')).bytes
    }
    const judge = (bytes: Buffer) => readImageHeader(bytes)
    expect(judge(await make('AVIF', '32'))).toMatchObject({ format: 'avif', width: 32, height: 24 })
    expect(judge(await make('JPEG', '32'))).toMatchObject({ format: 'jpeg', width: 32, height: 24 })
    expect(judge(await make('PNG', '32'))).toMatchObject({ format: 'png', width: 32, height: 24 })
    expect(judge(await make('WebP', '32'))).toMatchObject({ format: 'webp', width: 32, height: 24 })
    await context.setOffline(true)
    await page.reload()
    await choose(page, file('small.heic'))
    // Its own size is available once its header is read.
    await expect(page.getByLabel('Width')).toHaveValue('64')
    expect(judge(await make('AVIF', '16'))).toMatchObject({ format: 'avif', width: 16, height: 12 })
  },
)

test('a cut follows the point that is pressed in the picture', async ({ page, open }, info) => {
  await open('/image-resizer')
  await choose(page, file('opaque.png'))
  await page.getByRole('radio', { name: 'Crop' }).check()
  await page.getByLabel('Width').fill('10')
  await page.getByLabel('Height').fill('10')
  const image = page.getByRole('img', { name: 'opaque.png' })
  const { x = 0, y = 0, width = 0, height = 0 } = (await image.boundingBox()) ?? {}
  await page.mouse.click(x + width * 0.95, y + height / 2)
  await expect(page.getByRole('slider', { name: 'Focus across' })).toHaveValue('95')
  await button(page, 'Resize').click()
  const { bytes } = await save(page, 'Download')
  // Of the drawing's right end the upper corner is green.
  const [red = 255, green = 0] = pixelsOf(bytes, 'jpg').subarray(4 * (10 + 8))
  if (red >= 60 || green <= 200) writeFileSync(info.outputPath('cut.jpg'), bytes)
  expect([red < 60, green > 200], `${red} and ${green}`).toEqual([true, true])
})
