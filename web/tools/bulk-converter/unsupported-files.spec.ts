import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from '#e2e/test.ts'
import { byFfmpeg } from '#lib/audio/sounds.fixture.ts'
import { encodePng } from '#lib/image/encode-png.ts'

const rows = (page: Page) => page.getByRole('list', { name: 'Files' }).getByRole('listitem')

test('an image with a side that browsers cannot draw is rejected', async ({ page, open }) => {
  const buffer = Buffer.from(
    encodePng({ width: 66_000, height: 2 }, new Uint8Array(66_000 * 2 * 4).fill(200)),
  )
  await open('/bulk-converter')
  await page.getByLabel('Output format').selectOption('JPG')
  await page.getByLabel('Choose files').setInputFiles({ name: 'strip.png', mimeType: '', buffer })
  await page.getByRole('button', { name: 'Convert', exact: true }).click()
  await expect(rows(page).getByRole('alert')).toContainText('"strip.png" is too long to process (66000×2).')
})

test('kinds of TIFF and JPEG that are not supported are named', async ({ page, open }) => {
  const jpeg = readFileSync(new URL('../../../lib/image/fixtures/plain.jpg', import.meta.url))
  jpeg[jpeg.indexOf(Buffer.of(0xff, 0xc0)) + 1] = 0xc3
  const scene = ['-size', '20x20', 'gradient:red-blue']
  await open('/bulk-converter')
  await page.getByLabel('Output format').selectOption('PNG')
  await page.getByLabel('Choose files').setInputFiles([
    { name: 'big.tif', mimeType: '', buffer: execFileSync('convert', [...scene, 'tiff64:-']) },
    { name: 'lossless.jpg', mimeType: '', buffer: jpeg },
  ])
  await page.getByRole('button', { name: 'Convert', exact: true }).click()
  await expect(rows(page).getByRole('alert')).toContainText([
    'BigTIFF is not supported.',
    'Lossless JPEG is not supported.',
  ])
})

test('a FLAC keeps all of its artists', async ({ page, open }, info) => {
  const flac = Buffer.from(
    byFfmpeg('two.flac', [
      '-f',
      'lavfi',
      '-i',
      'sine=d=1',
      '-metadata',
      'artist=Ann',
      '-metadata',
      'xxxxxx=Bob',
    ]),
  )
  // FFmpeg writes each field once; this one has a name of the same length.
  flac.write('ARTIST', flac.indexOf('xxxxxx=Bob'))
  await open('/bulk-converter')
  await page.getByLabel('Output format').selectOption('MP3')
  await page.getByLabel('Choose files').setInputFiles({ name: 'two.flac', mimeType: '', buffer: flac })
  await page.getByRole('button', { name: 'Convert', exact: true }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download two.mp3', exact: true }).click(),
  ])
  const path = info.outputPath('two.mp3')
  await download.saveAs(path)
  const [tags] = JSON.parse(execFileSync('exiftool', ['-j', '-Artist', path]).toString())
  expect(tags.Artist).toBe('Ann, Bob')
})
