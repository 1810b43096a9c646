import { expect, test } from 'vitest'
import { box, fullBox, uint16, uint32 } from '../header/boxes.fixture.ts'
import { exifOfHeic } from './find-metadata.ts'

const ascii = (text: string) => [...new TextEncoder().encode(text)]
const TIFF = ascii('II*\0pieces')

type Place = { readonly at: number; readonly length: number }
type HeicOptions = {
  /** Of the boxes `infe` and `iloc`. */
  readonly versions?: readonly [infe: number, iloc: number]
  /** 0 for the file, 1 for the box `idat`. */
  readonly method?: number
  /** Base offset of each extent. */
  readonly base?: number
}

/** Creates a file that states the location of its EXIF, item 9, in preceding `places`; another item is first. */
function heic(front: readonly number[], places: readonly Place[], options: HeicOptions = {}): Uint8Array {
  const { versions: [infe, iloc] = [2, 0], method = 0, base = 0 } = options
  const id = (value: number, isLong: boolean) => (isLong ? uint32(value) : uint16(value))
  const info = (item: number, type: string) =>
    box('infe', fullBox(infe), id(item, infe === 3), uint16(0), ascii(type), [0])
  const place = (item: number, extents: readonly Place[]) => [
    ...id(item, iloc === 2),
    ...(iloc > 0 ? uint16(method) : []),
    ...uint16(0),
    ...uint32(base),
    ...uint16(extents.length),
    ...extents.flatMap(({ at, length }) => [...uint32(at), ...uint32(length)]),
  ]
  return Uint8Array.from([
    ...box('free', front),
    ...box(
      'meta',
      fullBox(0),
      box('iinf', fullBox(0), uint16(2), info(1, 'hvc1'), info(9, 'Exif')),
      box(
        'iloc',
        fullBox(iloc),
        [0x44, 0x40],
        id(2, iloc === 2),
        place(1, [{ at: 8, length: 1 }]),
        place(9, places),
      ),
    ),
  ])
}

const item = [...uint32(0), ...TIFF]

test.each<readonly [string, HeicOptions]>([
  ['short numbers', {}],
  ['long numbers of items', { versions: [3, 2] }],
  ['a method', { versions: [2, 1] }],
])('the EXIF of a HEIC file with %s is found', (_, options) => {
  expect(exifOfHeic(heic(item, [{ at: 8, length: item.length }], options))).toEqual(Uint8Array.from(TIFF))
})

test('reads an item in several extents, relative to a base', () => {
  const chunks = [
    { at: 0, length: 6 },
    { at: 6, length: item.length - 6 },
  ]
  expect(exifOfHeic(heic(item, chunks, { base: 8 }))).toEqual(Uint8Array.from(TIFF))
})

test('skips the prefix before the TIFF structure, including the repeated name', () => {
  for (const front of [
    [...uint32(6), ...ascii('Exif\0\0'), ...TIFF],
    [...uint32(0), ...ascii('Exif\0\0'), ...TIFF],
  ])
    expect(exifOfHeic(heic(front, [{ at: 8, length: front.length }]))).toEqual(Uint8Array.from(TIFF))
})

test('returns undefined for an item outside the file or beyond its end', () => {
  const place = [{ at: 8, length: item.length }]
  expect(exifOfHeic(heic(item, place, { versions: [2, 1], method: 1 }))).toBeUndefined()
  expect(exifOfHeic(heic(item, []))).toBeUndefined()
  expect(exifOfHeic(heic(item, place).subarray(0, -12))).toBeUndefined()
})

test('a file without items has no EXIF, nor one with truncated EXIF', () => {
  expect(exifOfHeic(Uint8Array.from(box('free', item)))).toBeUndefined()
  expect(exifOfHeic(heic([0, 0, 0], [{ at: 8, length: 3 }]))).toBeUndefined()
})
