import * as v from 'valibot'
import { expect, test } from 'vitest'
import { encodeQr } from '#lib/qr-code/encode-qr.ts'
import { Settings } from '../settings.ts'
import { codeFacts } from './code-facts.ts'
import { getHole, type Logo, logoBox, logoModules, logoSquare } from './design.ts'
import { pdfFile } from './pdf-file.ts'

/** Only its size is used. */
const logo = (width: number, height: number): Logo => ({
  name: 'a.png',
  url: '',
  // Safe: a drawing context is never requested.
  image: { width, height } as ImageBitmap,
})

test.each([
  [200, 100, { x: 10, y: 20, width: 40, height: 20 }],
  [50, 100, { x: 20, y: 10, width: 20, height: 40 }],
  [10, 10, { x: 10, y: 10, width: 40, height: 40 }],
])('a logo of %d × %d fills its square of 40 on one side and is centered', (width, height, box) => {
  expect(logoBox(logo(width, height), { start: 10, side: 40 })).toEqual(box)
})

test('a logo leaves a rim of half a module free in its hole', () => {
  expect(logoSquare(25, 5, 40, 8)).toEqual({ start: 40 + 10.5 * 8, side: 32 })
  expect(logoSquare(21, 1, 0, 8)).toEqual({ start: 84, side: 8 })
})

test.each([
  [21, 10, 1],
  [21, 4, 1],
  [25, 20, 5],
  [29, 20, 5],
  [177, 25, 43],
])('in a code of %d modules a logo of %d percent occupies %d', (size, percent, modules) => {
  expect(logoModules(size, percent)).toBe(modules)
})

test('in a PDF a logo stands upright in the middle of its hole, in its own proportions', async () => {
  const design = {
    code: encodeQr('a'.repeat(20)),
    settings: v.parse(Settings, { logoSize: 20 }),
    logo: logo(200, 100),
  }
  expect([design.code.size, getHole(design)]).toEqual([25, 5])
  const pdf = await pdfFile(design, { logo: { bytes: Uint8Array.of(0xff, 0xd8), width: 200, height: 100 } })
  // Four modules wide from 14.5; the bottom edge determines the top at 15.5, since PDF images are positioned by it.
  expect(new TextDecoder('latin1').decode(pdf)).toContain('q 4 0 0 -2 14.5 17.5 cm /Logo Do Q')
})

test('facts about a code include the share of the logo', () => {
  const code = encodeQr('https://example.com', { level: 'H' })
  const design = { code, settings: v.parse(Settings, {}), logo: logo(10, 10) }
  expect(getHole(design)).toBe(logoModules(code.size, 20))
  expect(getHole({ ...design, logo: undefined })).toBe(0)
  expect(codeFacts(design).slice(1)).toEqual([
    ['Level', 'H, the highest, because of the logo'],
    ['Mask', String(code.mask)],
    ['Written as', 'byte'],
    ['PNG', `256 × 256 px, ${Math.floor(256 / (code.size + 8))} px per module`],
  ])
})
