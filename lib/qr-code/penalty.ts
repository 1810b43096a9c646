import { bitCount, MARGIN, type PackedLines } from './packed-lines.ts'

/** How hard a symbol is to read (ISO/IEC 18004, 7.8.3.1), given its rows and its columns. */
export function getPenalty(rows: PackedLines, columns: PackedLines): number {
  return linePenalty(rows) + linePenalty(columns) + blockPenalty(rows) + balancePenalty(rows)
}

/** Word `at` of a line, with the bits that come `by` later. */
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
 * Runs of five and more modules alike cost their length less two: `alike` says which modules equal the next, four such
 * in a row begin five alike, so a run of n has n − 4 beginnings, and its first one costs two more.
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
