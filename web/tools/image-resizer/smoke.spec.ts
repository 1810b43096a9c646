import { readFileSync } from 'node:fs'
import { expect, test } from '#e2e/browsers/test.ts'
import { readImageHeader } from '#lib/image/header/read-image-header.ts'

const fixture = (name: string) =>
  readFileSync(new URL(`../../../lib/image/fixtures/${name}`, import.meta.url))

test('a photo rotated by EXIF is resized upright, as JPEG and as WebP; text is refused', async ({ tab }) => {
  await tab.open('/image-resizer')
  await tab.upload('Choose images', { name: 'text.png', bytes: 'no picture' })
  await tab.warns('"text.png" is not a supported file type.')
  await tab.click('button', 'Remove text.png')
  await tab.upload('Choose images', { name: 'photo.jpg', bytes: fixture('turned-6.jpg') })
  await tab.shows('Width', '30')
  await tab.fill('Width', '15', 'spinbutton')
  await tab.shows('Height', '20')
  await tab.click('button', 'Resize')
  const jpeg = await tab.saves('Download', 'photo_15x20.jpg')
  expect(readImageHeader(jpeg)).toMatchObject({ format: 'jpeg', width: 15, height: 20 })
  await tab.choose('Format', 'WebP')
  await tab.click('button', 'Resize')
  const webp = await tab.saves('Download', 'photo_15x20.webp')
  expect(readImageHeader(webp)).toMatchObject({ format: 'webp', width: 15, height: 20 })
})

test('a HEIC photo and a truncated file have different errors', async ({ tab }) => {
  await tab.open('/image-resizer')
  await tab.upload('Choose images', { name: 'cut.jpg', bytes: fixture('plain.jpg').subarray(0, 400) })
  await tab.warns('"cut.jpg" is damaged or incomplete.')
  await tab.click('button', 'Remove cut.jpg')
  await tab.upload('Choose images', { name: 'phone.heic', bytes: fixture('small.heic') })
  await tab.shows('Width', '64')
  await tab.click('button', 'Resize')
  const jpeg = await tab.saves('Download', 'phone_64x48.jpg')
  expect(readImageHeader(jpeg)).toMatchObject({ format: 'jpeg', width: 64, height: 48 })
})
