import { expect, test } from 'vitest'
import { encodeQr, type QrCode } from './encode-qr.ts'
import { getPenalty, MASK_PERIOD, MASKS, type PackedLines, packedLines } from './mask.ts'
import { repeatable } from './texts.fixture.ts'

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

// ISO/IEC 18004, figure 21: the upper left six modules of each pattern, dark as #.
test.each([
  [0, '#.#.#. .#.#.# #.#.#. .#.#.# #.#.#. .#.#.#'],
  [1, '###### ...... ###### ...... ###### ......'],
  [2, '#..#.. #..#.. #..#.. #..#.. #..#.. #..#..'],
  [3, '#..#.. ..#..# .#..#. #..#.. ..#..# .#..#.'],
  [4, '###... ###... ...### ...### ###... ###...'],
  [5, '###### #..... #..#.. #.#.#. #..#.. #.....'],
  [6, '###### ###... ##.##. #.#.#. #.##.# #...##'],
  [7, '#.#.#. ...### #...## .#.#.# ###... .###..'],
])('pattern %d changes %s', (mask, rows) => {
  const drawn = Array.from({ length: 6 }, (_, y) =>
    Array.from({ length: 6 }, (_, x) => (MASKS[mask]?.(x, y) ? '#' : '.')).join(''),
  )
  expect(drawn.join(' ')).toBe(rows)
})

test('each pattern repeats after the period in columns and rows', () => {
  for (const mask of MASKS)
    for (let y = 0; y < MASK_PERIOD; y++)
      for (let x = 0; x < MASK_PERIOD; x++) {
        expect(mask(x + MASK_PERIOD, y)).toBe(mask(x, y))
        expect(mask(x, y + MASK_PERIOD)).toBe(mask(x, y))
      }
})

/** The rules of ISO/IEC 18004, 7.8.3.1, module by module. */
function byDefinition(size: number, isDark: (x: number, y: number) => boolean): number {
  let penalty = 0
  let dark = 0
  const lines = [isDark, (x: number, y: number) => isDark(y, x)].flatMap((at) =>
    Array.from({ length: size }, (_, line) =>
      Array.from({ length: size }, (_, i) => (at(i, line) ? '1' : '0')).join(''),
    ),
  )
  for (const line of lines) {
    for (const [run] of line.matchAll(/0+|1+/g)) if (run.length >= 5) penalty += run.length - 2
    const framed = `0000${line}0000`
    for (let at = 4; at < size; at++)
      if (framed.slice(at, at + 7) === '1011101') {
        const isFree = (part: string) => part === '0000'
        if (isFree(framed.slice(at - 4, at)) || isFree(framed.slice(at + 7, at + 11))) penalty += 40
      }
  }
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      if (isDark(x, y)) dark++
      const block = [isDark(x, y), isDark(x + 1, y), isDark(x, y + 1), isDark(x + 1, y + 1)]
      if (x < size - 1 && y < size - 1 && new Set(block).size === 1) penalty += 3
    }
  return penalty + 10 * Math.floor(Math.abs((100 * dark) / size ** 2 - 50) / 5)
}

const packed = (size: number, isDark: (x: number, y: number) => boolean): [PackedLines, PackedLines] => [
  packedLines(size, isDark),
  packedLines(size, (along, line) => isDark(line, along)),
]

test.each([21, 25, 29, 57, 61, 177])(
  '%i × %i modules cost what the standard says, counted by words',
  (size) => {
    const random = repeatable(size)
    // Every second row is stretched, so that there are long runs and patterns like finders as well.
    const cells = Array.from({ length: size * size }, (_, at) =>
      Math.floor(at / size) % 2 ? '1011101000011101'[at % 16] === '1' : random(4) > 1,
    )
    const isDark = (x: number, y: number) => cells[y * size + x] === true
    expect(getPenalty(...packed(size, isDark))).toBe(byDefinition(size, isDark))
  },
)

test('a dark square costs its runs, its blocks and its lack of light', () => {
  expect(getPenalty(...packed(21, () => true))).toBe(42 * 19 + 3 * 400 + 100)
})
