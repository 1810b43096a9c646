import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pixelsPerInch } from './density.ts'
import { jpegProfile } from './jpeg-segments.ts'
import { bareJpeg } from './without-exif.ts'

const fixture = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../fixtures/${name}`, import.meta.url)))
const pixelsOf = (bytes: Uint8Array) =>
  execFileSync('convert', ['jpeg:-', 'rgb:-'], { input: bytes, maxBuffer: 1e8 })
const readTags = (bytes: Uint8Array): object =>
  JSON.parse(
    execFileSync('exiftool', ['-j', '-EXIF:all', '-XMP:all', '-File:Comment', '-'], {
      input: bytes,
    }).toString(),
  )[0]

test.each(['located.jpg', 'progressive.jpg', 'cmyk.jpg', 'adobe-rgb.jpg', 'turned-6.jpg'])(
  '%s preserves its pixels and loses all other metadata',
  (name) => {
    const bytes = fixture(name)
    const bare = bareJpeg(bytes)
    expect(pixelsOf(bare)).toEqual(pixelsOf(bytes))
    expect(Object.keys(readTags(bare))).toEqual(['SourceFile'])
    expect(jpegProfile(bare)).toEqual(jpegProfile(bytes))
  },
)

test('bareJpeg(): drops data after the end, such as the video of a motion photo', () => {
  const bytes = fixture('plain.jpg')
  const film = new TextEncoder().encode('ftypmp42 and where it was taken')
  expect(bareJpeg(Buffer.concat([bytes, film]))).toEqual(bareJpeg(bytes))
})

test('the profile equals the one extracted by exiftool', () => {
  const bytes = fixture('adobe-rgb.jpg')
  const theirs = execFileSync('exiftool', ['-b', '-ICC_Profile', '-'], { input: bytes })
  expect(Buffer.from(jpegProfile(bytes) ?? [])).toEqual(theirs)
  expect(jpegProfile(fixture('plain.jpg'))).toBeUndefined()
})

test.each([
  ['jpeg', ['-density', '300', '-units', 'PixelsPerInch'], 300],
  ['jpeg', ['-density', '100', '-units', 'PixelsPerCentimeter'], 254],
  ['png', ['-density', '300', '-units', 'PixelsPerInch'], 300],
  ['png', [], undefined],
] as const)('a %s with %j has its density', (format, args, density) => {
  const bytes = execFileSync('convert', ['-size', '4x4', 'xc:red', ...args, `${format}:-`])
  expect(pixelsPerInch(bytes)).toBe(density)
})
