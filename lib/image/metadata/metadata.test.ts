import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readImageHeader } from '../header/read-image-header.ts'
import { renewExif } from '../renew-exif.ts'
import { barePng } from './bare-png.ts'
import { findMetadata } from './find-metadata.ts'
import { putMetadata } from './put-metadata.ts'
import { srgbProfile } from './srgb-profile.ts'

const fixture = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../fixtures/${name}`, import.meta.url)))

/** Returns the output of exiftool for a file, by groups. */
function readMetadata(bytes: Uint8Array): Record<string, unknown> {
  const [tags] = JSON.parse(
    execFileSync('exiftool', ['-j', '-n', '-G1', '-a', '-validate', '-all:all', '-'], {
      input: bytes,
      encoding: 'utf8',
    }),
  )
  return tags
}

function renewed(keepLocation: boolean): Uint8Array | undefined {
  const { exif } = findMetadata(fixture('located.jpg'))
  return exif && renewExif(exif, { width: 30, height: 40, keepLocation })
}

test.each(['plain.jpg', 'opaque.png', 'lossy.webp', 'clear.webp'])(
  '%s gets the EXIF of a photo without its turn, thumbnail and place, as exiftool reads it',
  (name) => {
    const made = putMetadata(fixture(name), { exif: renewed(false), profile: srgbProfile() })
    const tags = readMetadata(made)
    expect(tags).toMatchObject({
      'IFD0:Make': 'Sundry',
      'IFD0:Model': 'Test camera',
      'IFD0:Artist': 'Zoë Müller',
      'ExifIFD:DateTimeOriginal': '2026:04:17 12:30:45',
      'ExifIFD:ExposureTime': 0.004,
      'ExifIFD:ColorSpace': 1,
      'ExifIFD:ExifImageWidth': 30,
      'ExifIFD:ExifImageHeight': 40,
    })
    expect(Object.keys(tags).filter((tag) => /GPS|Orientation|Thumbnail|Warning|IFD1/.test(tag))).toEqual([])
    expect(tags['ICC_Profile:ProfileDescription'] ?? tags['PNG:SRGBRendering']).toEqual(
      name.endsWith('png') ? 0 : 'sRGB',
    )
    expect(readImageHeader(made)).toMatchObject({ width: 40, height: 30, orientation: 1 })
  },
)

test('a HEIC photo contains camera and location', () => {
  const { exif = new Uint8Array() } = findMetadata(fixture('located.heic'))
  const made = renewExif(exif, { width: 64, height: 48, keepLocation: true })
  expect(readMetadata(putMetadata(fixture('plain.jpg'), { exif: made }))).toMatchObject({
    'IFD0:Make': 'Sundry',
    'IFD0:Artist': 'Zoë Müller',
    'GPS:GPSLatitudeRef': 'N',
  })
})

test('preserves the location of a photo if requested', () => {
  const tags = readMetadata(putMetadata(fixture('plain.jpg'), { exif: renewed(true) }))
  expect(tags['GPS:GPSLatitude']).toBeCloseTo(48.137, 4)
  expect(tags['GPS:GPSLongitude']).toBeCloseTo(11.575, 4)
})

test('EXIF of either byte order and of PNG and WebP is found again', () => {
  for (const name of ['plain.jpg', 'opaque.png', 'clear.webp'])
    expect(findMetadata(putMetadata(fixture(name), { exif: renewed(true) })).exif).toEqual(renewed(true))
  expect(findMetadata(fixture('plain.jpg')).exif).toBeUndefined()
  expect(findMetadata(fixture('adobe-rgb.jpg')).hasProfile).toBe(true)
})

test('damaged EXIF yields its readable parts, or nothing, and never an error', () => {
  const { exif = new Uint8Array() } = findMetadata(fixture('located.jpg'))
  const options = { width: 1, height: 1, keepLocation: true }
  for (let at = 0; at < exif.length; at++) {
    const wrong = exif.slice()
    wrong[at] = 0xff ^ (wrong[at] ?? 0)
    renewExif(wrong, options)
    renewExif(exif.subarray(0, at), options)
  }
  expect(renewExif(Uint8Array.of(1, 2, 3), options)).toBeUndefined()
})

test('barePng(): preserves the pixels bit-exact and drops all metadata', () => {
  const tagged = putMetadata(fixture('deep.png'), { exif: renewed(true) })
  const bare = barePng(tagged)
  expect(readMetadata(bare)).not.toHaveProperty('IFD0:Make')
  const pixels = (bytes: Uint8Array) =>
    execFileSync('convert', ['png:-', '-depth', '16', 'rgb:-'], { input: bytes })
  expect(pixels(bare)).toEqual(pixels(fixture('deep.png')))
})
