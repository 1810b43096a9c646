import { crc32, deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readJpegHead } from '../../image/jpeg-head.ts'
import { readPng, toPixels } from '../../image/png.ts'
import { UserError } from '../../result/user-error.ts'
import { testDocument } from '../documents.fixture.ts'
import { testEngine } from '../engine.fixture.ts'
import { objectsOf } from '../objects.fixture.ts'
import { typeset } from '../typeset.ts'

/* Pictures of 5 × 3 pixels that ImageMagick wrote, and their pixels as it reads them. */
const PNGS = [
  [
    'a palette with alphas, interlaced',
    'iVBORw0KGgoAAAANSUhEUgAAAAUAAAADBAMAAAHeH+hdAAAALVBMVEU/ABJ/ACS/ADb/AEg/f21/f3+/f5H/f6M//8h//9q//+z///8AAAAAf1sA/7YHtZQVAAAADHRSTlPgwKCA4MCggODAoIA6+M6HAAAAGUlEQVQI12M4wGDAIMDwcgMDE0MXw5WwAgAlEwTA1z3CKAAAAABJRU5ErkJggg==',
    '000000ff3f0012e07f0024c0bf0036a0ff004880007f5bff3f7f6de07f7f7fc0bf7f91a0ff7fa38000ffb6ff3fffc8e07fffdac0bfffeca0ffffff80',
  ],
  [
    'a palette of two bits',
    'iVBORw0KGgoAAAANSUhEUgAAAAUAAAADAgMAAAAmWC1rAAAADFBMVEU/Pz/fP2w//8jf//X+7CzVAAAAD0lEQVQI12NgdGAAotUHAATsAe5JADQPAAAAAElFTkSuQmCC',
    '3f3f3fff3f3f3fff3f3f3fffdf3f6cffdf3f6cff3f3f3fff3f3f3fff3f3f3fffdf3f6cffdf3f6cff3fffc8ff3fffc8ff3fffc8ffdffff5ffdffff5ff',
  ],
  [
    'gray of four bits',
    'iVBORw0KGgoAAAANSUhEUgAAAAUAAAADBAAAAAC7rXclAAAAFElEQVQI12Pgu7OBQeDvAQYjgQ8AGzIEmnKoxncAAAAASUVORK5CYII=',
    '000000ffeeeeeeffddddddffccccccffbbbbbbff111111ff000000ffffffffffddddddffccccccff333333ff222222ff111111ff000000ffffffffff',
  ],
  [
    'RGB with alpha, 16 bits',
    'iVBORw0KGgoAAAANSUhEUgAAAAUAAAADEAYAAAALphm7AAAAOklEQVQI14XKMQ0AIAxFwUdSBR9BrQ/EgFRQUgY2EsJ0yxUAyHQHaa0IkOa8Nei9tdOltwZj/GKtsAFzHBAkSWaP/QAAAABJRU5ErkJggg==',
    '000000ff3f0012e07f0024c0bf0036a0ff004880007f5bff3f7f6de07f7f7fc0bf7f91a0ff7fa38000ffb6ff3fffc8e07fffdac0bfffeca0ffffff80',
  ],
  [
    'a palette of four bits',
    'iVBORw0KGgoAAAANSUhEUgAAAAUAAAADBAMAAACpGNjLAAAALVBMVEUAAAA/ABJ/ACS/ADb/AEgAf1s/f21/f3+/f5H/f6MA/7Y//8h//9q//+z///+husL9AAAAFElEQVQI12NgVHZgCKuYwLD67AMAECoEG92h63UAAAAASUVORK5CYII=',
    '000000ff3f0012ff7f0024ffbf0036ffff0048ff007f5bff3f7f6dff7f7f7fffbf7f91ffff7fa3ff00ffb6ff3fffc8ff7fffdaffbfffecffffffffff',
  ],
  [
    'gray with alpha',
    'iVBORw0KGgoAAAANSUhEUgAAAAUAAAADCAQAAADxPw1zAAAAJElEQVQI12Nk+M/3kP8B/wP+ByyJDPwM/Ax8DPwMLEkM/FAIAJGgBf+3ZYZLAAAAAElFTkSuQmCC',
    '000000ff0e0e0ee01d1d1dc02c2c2ca03b3b3b80616161ff707070e07f7f7fc08d8d8da09c9c9c80c3c3c3ffd2d2d2e0e1e1e1c0f0f0f0a0ffffff80',
  ],
  [
    'a palette of two bits, interlaced',
    'iVBORw0KGgoAAAANSUhEUgAAAAUAAAADAgMAAAFRXx39AAAACVBMVEU/Pz/ff5o//8gTlr/QAAAAFUlEQVQI12NgYHBgYGCYAsQLGBgdAApxAbaI7G5XAAAAAElFTkSuQmCC',
    '3f3f3fff3f3f3fff3f3f3fff3f3f3fffdf7f9aff3f3f3fff3f3f3fff3f3f3fffdf7f9affdf7f9aff3fffc8ff3fffc8ffdf7f9aff3fffc8ffdf7f9aff',
  ],
] as const

const JPEG =
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMUFRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBT/wAARCAADAAUDAREAAhEBAxEB/8QAFAABAAAAAAAAAAAAAAAAAAAACP/EAB0QAAAFBQAAAAAAAAAAAAAAAAABB0JhAgUGCCb/xAAVAQEBAAAAAAAAAAAAAAAAAAACBv/EAB8RAAAEBwEAAAAAAAAAAAAAAAABAgYDBxEVJDFB0f/aAAwDAQACEQMRAD8AWqE6rpKWIFwlqayqZDXDTXQlJWP1z2Qs5fOl4P/Z'
const CMYK_JPEG =
  '/9j/7gAOQWRvYmUAZAAAAAAC/9sAQwADAgIDAgIDAwMDBAMDBAUIBQUEBAUKBwcGCAwKDAwLCgsLDQ4SEA0OEQ4LCxAWEBETFBUVFQwPFxgWFBgSFBUU/9sAQwEDBAQFBAUJBQUJFA0LDRQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU/8AAFAgAAwAFBAERAAIRAQMRAQQRAP/EABUAAQEAAAAAAAAAAAAAAAAAAAgJ/8QAHxAAAgEFAQADAAAAAAAAAAAAAQIFAwQGBxEAElFx/8QAFQEBAQAAAAAAAAAAAAAAAAAAAwb/xAAgEQACAQQBBQAAAAAAAAAAAAABAhEAAwcSBQYWIjFB/9oADgQBAAIRAxEEAAA/ABXnu68819MtF49lkrGxtMBKVolwzUqKKAqpTVuhFAAAVeAfXjtu2vuqTJmPulO4Lrrx1pdvI6qFBJJkwsCT9qkettS4jqSIrRWHwlGCjXcMbW3dzTBA4OBmPx/Bz3//2Q=='
const GRAY_JPEG =
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMUFRUVDA8XGBYUGBIUFRT/wAALCAADAAUBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACP/EAB4QAAEBCQAAAAAAAAAAAAAAAAEHAAIFCBYnMUPS/9oACAEBAAA/AF6l0naLU6LdQfI1vdN//9k='

const bytesOf = (base64: string) => new Uint8Array(Buffer.from(base64, 'base64'))

test.each(PNGS)('a PNG of %s has the pixels that ImageMagick sees', (_, base64, pixels) => {
  const { bytes, width, height } = toPixels(readPng(bytesOf(base64)))
  expect([width, height]).toEqual([5, 3])
  expect(Buffer.from(bytes).toString('hex')).toBe(pixels)
})

/** A gray PNG of two pixels a row, each row with its filter before it. */
function grayPng(rows: readonly (readonly [filter: number, left: number, right: number])[]): Uint8Array {
  const chunk = (type: string, data: Uint8Array) => {
    const named = Buffer.concat([Buffer.from(type), data])
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    check.writeUInt32BE(crc32(named))
    return Buffer.concat([length, named, check])
  }
  const head = [0, 0, 0, 2, 0, 0, 0, rows.length, 8, 0, 0, 0, 0]
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', Uint8Array.from(head)),
    chunk('IDAT', deflateSync(Uint8Array.from(rows.flat()))),
    chunk('IEND', new Uint8Array()),
  ])
}

// PNG, 9.4: of left, above and corner equally near the prediction the first is used; the average is rounded down.
test('a filter uses the pixel above if the corner is equally near, and rounds the average down', () => {
  const png = grayPng([
    [0, 10, 2],
    [4, 4, 0],
    [3, 0, 0],
  ])
  const { bytes } = toPixels(readPng(png))
  expect([...bytes].filter((_, at) => at % 4 === 0)).toEqual([10, 2, 14, 2, 7, 4])
})

test.each([
  ['a text', new TextEncoder().encode('no picture')],
  ['a PNG that ends early', bytesOf(PNGS[0][1]).slice(0, 60)],
])('%s is reported as damaged', (_, bytes) => {
  expect(() => toPixels(readPng(bytes))).toThrow(UserError)
})

test.each([
  ['color', JPEG, 3, false],
  ['print colors', CMYK_JPEG, 4, true],
  ['gray', GRAY_JPEG, 1, false],
])('reads size and colors of a JPEG in %s', (_, base64, components, isInverted) => {
  expect(readJpegHead(bytesOf(base64))).toEqual({ width: 5, height: 3, components, isInverted })
})

test.each([
  ['color', JPEG, 3],
  ['gray', GRAY_JPEG, 1],
])('of a JPEG in %s Adobe’s own segment turns no color round', (_, base64, components) => {
  const bytes = bytesOf(base64)
  const adobe = [0xff, 0xee, 0, 14, ...Buffer.from('Adobe'), 0, 100, 0, 0, 0, 0, 1]
  const withSegment = new Uint8Array([...bytes.subarray(0, 2), ...adobe, ...bytes.subarray(2)])
  expect(readJpegHead(withSegment)).toEqual({ width: 5, height: 3, components, isInverted: false })
})

async function imageOf(kind: 'png' | 'jpeg', base64: string, isArchive = false) {
  const { fonts, subsetter } = await testEngine()
  const bytes = bytesOf(base64)
  const document = testDocument([
    { kind: 'image-block', source: { kind, bytes }, width: 50, height: 30, alt: '' },
  ])
  const made = await typeset(document, fonts, subsetter, { isArchive })
  const all = await objectsOf(made.bytes)
  return { bytes: made.bytes, all, images: all.where((dict) => dict['/Subtype'] === '/Image') }
}

test('a JPEG is embedded unchanged; Adobe stores its CMYK colors inverted', async () => {
  const plain = await imageOf('jpeg', JPEG)
  expect(plain.images).toMatchObject([{ '/Filter': '/DCTDecode', '/ColorSpace': '/DeviceRGB' }])
  expect(Buffer.from(plain.bytes).includes(Buffer.from(bytesOf(JPEG)))).toBe(true)
  const { images } = await imageOf('jpeg', CMYK_JPEG)
  expect(images).toMatchObject([{ '/ColorSpace': '/DeviceCMYK', '/Decode': [1, 0, 1, 0, 1, 0, 1, 0] }])
})

test('an archive rejects CMYK colors with an error', async () => {
  await expect(imageOf('jpeg', CMYK_JPEG, true)).rejects.toThrow('A picture has print colors')
})

test('a PNG without alpha remains compressed as it is; another reader finds its samples', async () => {
  const { all, images } = await imageOf('png', PNGS[2][1])
  expect(images).toMatchObject([
    { '/Width': 5, '/Height': 3, '/BitsPerComponent': 4, '/ColorSpace': '/DeviceGray' },
  ])
  const resources = all.at(all.trailer, '/Root', '/Pages', '/Kids', 0, '/Resources', '/XObject')
  const samples = all.bytes(Object(resources)['/I1'])
  expect(Buffer.from(samples).toString('hex')).toBe('0edcb010fdc03210f0')
})

test('a decorative image has no text and no figure tag', async () => {
  const { all } = await imageOf('png', PNGS[2][1])
  expect(all.where((dict) => dict['/S'] === '/Figure')).toEqual([])
})
