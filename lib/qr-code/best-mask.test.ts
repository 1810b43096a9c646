import { expect, test } from 'vitest'
import { encodeQr, type QrCode } from './encode-qr.ts'
import { MASKS } from './masks.ts'
import { packedLines } from './packed-lines.ts'
import { getPenalty } from './penalty.ts'

const penaltyOfCode = ({ size, dark }: QrCode) =>
  getPenalty(
    packedLines(size, (x, y) => dark[y * size + x]),
    packedLines(size, (along, line) => dark[along * size + line]),
  )

test('the mask of the standard’s example, 01234567 as version 1-M, is that of annex I', () => {
  expect(encodeQr('01234567', { level: 'M', boost: false })).toMatchObject({ version: 1, mask: 0b010 })
})

test.each(['A', 'HELLO', '日本語の請求書番号一二三四五', 'é'.repeat(60), '7'.repeat(300)])(
  'of the eight codes for %s the one that is easiest to read is made, its format counted in',
  (text) => {
    const penalties = MASKS.map((_, mask) => penaltyOfCode(encodeQr(text, { mask })))
    const { mask } = encodeQr(text)
    expect(mask).toBe(penalties.indexOf(Math.min(...penalties)))
  },
)

test('a code is the same by its own mask, and another by any other', () => {
  const code = encodeQr('HELLO')
  for (const [mask] of MASKS.entries())
    expect([mask, Buffer.compare(encodeQr('HELLO', { mask }).dark, code.dark) === 0]).toEqual([
      mask,
      mask === code.mask,
    ])
})
