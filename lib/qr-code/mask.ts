import type { Level } from './modes.ts'
import { type CodeSymbol, drawFormat, formatModules } from './symbol.ts'

/** Masks a finished symbol with the given mask and writes its format. */
export function applyMask(symbol: CodeSymbol, level: Level, mask: number): void {
  const { size, dark, fixed } = symbol
  const isChanged = MASKS[mask]
  for (let at = 0; at < dark.length; at++)
    if (!fixed[at] && isChanged?.(at % size, Math.floor(at / size))) dark[at] = dark[at] ? 0 : 1
  drawFormat(symbol, level, mask)
}

/** The mask with the lowest penalty for a symbol that has no format yet; the first of several. */
export function bestMask({ size, dark, fixed }: CodeSymbol, level: Level): number {
  const free = both(size, (x, y) => !fixed[y * size + x])
  const plain = both(size, (x, y) => dark[y * size + x])
  const penalties = MASKS.map((isChanged, mask) => {
    const rows = maskLines(plain.rows, free.rows, isChanged)
    const columns = maskLines(plain.columns, free.columns, (x, y) => isChanged(y, x))
    for (const { x, y, isDark } of formatModules(size, level, mask))
      if (isDark) {
        setBit(rows, x, y)
        setBit(columns, y, x)
      }
    return getPenalty(rows, columns)
  })
  return penalties.indexOf(Math.min(...penalties))
}

type Both = { readonly rows: PackedLines; readonly columns: PackedLines }

function both(size: number, isSet: (x: number, y: number) => unknown): Both {
  return { rows: packedLines(size, isSet), columns: packedLines(size, (along, line) => isSet(line, along)) }
}

/** Lines with a mask on those modules that are free; one period of the mask is packed and used again. */
function maskLines(
  plain: PackedLines,
  free: PackedLines,
  isChanged: (along: number, line: number) => boolean,
): PackedLines {
  const { size, stride } = plain
  const pattern = packedLines(size, isChanged, MASK_PERIOD)
  const words = plain.words.map((word, at) => {
    const line = Math.floor(at / stride)
    const change = pattern.words[(line % MASK_PERIOD) * stride + (at % stride)] ?? 0
    return word ^ (change & (free.words[at] ?? 0))
  })
  return { size, stride, words }
}

/** Returns the penalty of a symbol (ISO/IEC 18004, 7.8.3.1) from its rows and its columns. */
export function getPenalty(rows: PackedLines, columns: PackedLines): number {
  return linePenalty(rows) + linePenalty(columns) + blockPenalty(rows) + balancePenalty(rows)
}

/** Returns word `at` of a line, shifted ahead by `by` bits. */
function ahead(words: Uint32Array, at: number, by: number): number {
  const word = words[at] ?? 0
  return by === 0 ? word : (word >>> by) | ((words[at + 1] ?? 0) << (32 - by))
}

function linePenalty(lines: PackedLines): number {
  const { size, stride, words } = lines
  const inner = innerPairs(lines)
  const alike = new Uint32Array(stride)
  let penalty = 0
  for (let line = 0; line < size; line++) {
    const own = words.subarray(line * stride, (line + 1) * stride)
    for (let at = 0; at < stride; at++) alike[at] = ~((own[at] ?? 0) ^ ahead(own, at, 1)) & (inner[at] ?? 0)
    penalty += runPenalty(alike) + 40 * finderLikeCount(own)
  }
  return penalty
}

/** Returns the modules that have a next one in the line, as bits. */
function innerPairs({ size, stride }: PackedLines): Uint32Array {
  const inner = new Uint32Array(stride)
  for (let bit = MARGIN; bit < MARGIN + size - 1; bit++)
    inner[bit >> 5] = (inner[bit >> 5] ?? 0) | (1 << (bit & 31))
  return inner
}

/**
 * Runs of five and more equal modules cost their length minus two: `alike` states which modules equal the next, four
 * such in a row start five equal ones, so a run of n has n − 4 starts, and its first one costs two more.
 */
function runPenalty(alike: Uint32Array): number {
  let penalty = 0
  let before = 0
  for (let at = 0; at < alike.length; at++) {
    const begins = ahead(alike, at, 0) & ahead(alike, at, 1) & ahead(alike, at, 2) & ahead(alike, at, 3)
    penalty += bitCount(begins) + 2 * bitCount(begins & ~((begins << 1) | (before >>> 31)))
    before = begins
  }
  return penalty
}

/** Dark and light as 1:1:3:1:1 with four light modules before or behind, as in finder patterns. */
function finderLikeCount(line: Uint32Array): number {
  let count = 0
  for (let at = 0; at < line.length; at++) {
    const core =
      ahead(line, at, 4) &
      ~ahead(line, at, 5) &
      ahead(line, at, 6) &
      ahead(line, at, 7) &
      ahead(line, at, 8) &
      ~ahead(line, at, 9) &
      ahead(line, at, 10)
    if (core === 0) continue
    const before = ahead(line, at, 0) | ahead(line, at, 1) | ahead(line, at, 2) | ahead(line, at, 3)
    const behind = ahead(line, at, 11) | ahead(line, at, 12) | ahead(line, at, 13) | ahead(line, at, 14)
    count += bitCount(core & ~(before & behind))
  }
  return count
}

/** Two by two modules alike cost three; larger blocks are several of these. */
function blockPenalty(rows: PackedLines): number {
  const { size, stride, words } = rows
  const inner = innerPairs(rows)
  let count = 0
  for (let row = 0; row < size - 1; row++)
    for (let at = 0; at < stride; at++) {
      const here = row * stride + at
      const below = here + stride
      const upper = (words[here] ?? 0) ^ ahead(words, here, 1)
      const lower = (words[below] ?? 0) ^ ahead(words, below, 1)
      const across = (words[here] ?? 0) ^ (words[below] ?? 0)
      count += bitCount(~(upper | lower | across) & (inner[at] ?? 0))
    }
  return 3 * count
}

/** Ten for each full five percent that the share of dark modules is off one half. */
function balancePenalty({ size, words }: PackedLines): number {
  const dark = words.reduce((sum, word) => sum + bitCount(word), 0)
  return 10 * Math.floor((Math.abs(2 * dark - size * size) * 10) / (size * size))
}

/** The mask patterns: whether a module changes, by its column and row (ISO/IEC 18004, table 10). */
export const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

/** All patterns repeat after this many columns or rows. */
export const MASK_PERIOD = 12

/**
 * Rows or columns of modules, 32 per word, the first in the lowest bit. Each line starts with four light modules and
 * ends with at least as many, which represent the quiet zone.
 */
export type PackedLines = {
  readonly size: number
  /** Words per line. */
  readonly stride: number
  readonly words: Uint32Array
}

const MARGIN = 4

export function packedLines(
  size: number,
  isSet: (along: number, line: number) => unknown,
  lineCount = size,
): PackedLines {
  // One extra word, so that looking ahead finds light modules.
  const stride = Math.ceil((size + 2 * MARGIN) / 32) + 1
  const lines = { size, stride, words: new Uint32Array(lineCount * stride) }
  for (let line = 0; line < lineCount; line++)
    for (let along = 0; along < size; along++) if (isSet(along, line)) setBit(lines, along, line)
  return lines
}

function setBit({ stride, words }: PackedLines, along: number, line: number): void {
  const bit = along + MARGIN
  const at = line * stride + (bit >> 5)
  words[at] = (words[at] ?? 0) | (1 << (bit & 31))
}

/** How many bits of a word are set. */
function bitCount(word: number): number {
  let n = word - ((word >>> 1) & 0x55555555)
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333)
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
