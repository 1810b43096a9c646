import type { Level } from './modes.ts'

export const LAST_VERSION = 40

/** Codewords of error correction per block, by version from 1 (ISO/IEC 18004, table 9). */
const CORRECTION: Readonly<Record<Level, string>> = {
  L: '7 10 15 20 26 18 20 24 30 18 20 24 26 30 22 24 28 30 28 28 28 28 30 30 26 28 30 30 30 30 30 30 30 30 30 30 30 30 30 30',
  M: '10 16 26 18 24 16 18 22 22 26 30 22 22 24 24 28 28 26 26 26 26 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28',
  Q: '13 22 18 26 18 24 18 22 20 24 28 26 24 20 30 24 28 28 26 30 28 30 30 30 30 28 30 30 30 30 30 30 30 30 30 30 30 30 30 30',
  H: '17 28 22 16 22 28 26 26 24 28 24 28 22 24 24 30 28 28 26 28 30 24 30 30 30 30 30 30 30 30 30 30 30 30 30 30 30 30 30 30',
}
/** Blocks, by version from 1 (ISO/IEC 18004, table 9). */
const BLOCKS: Readonly<Record<Level, string>> = {
  L: '1 1 1 1 1 2 2 2 2 4 4 4 4 4 6 6 6 6 7 8 8 9 9 10 12 12 12 13 14 15 16 17 18 19 19 20 21 22 24 25',
  M: '1 1 1 2 2 4 4 4 5 5 5 8 9 9 10 10 11 13 14 16 17 17 18 20 21 23 25 26 28 29 31 33 35 37 38 40 43 45 47 49',
  Q: '1 1 2 2 4 4 6 6 8 8 8 10 12 16 12 17 16 18 21 20 23 23 25 27 29 34 34 35 38 40 43 45 48 51 53 56 59 62 65 68',
  H: '1 1 2 4 4 4 5 6 8 8 11 11 16 16 18 16 19 21 25 25 25 34 30 32 35 37 40 42 45 48 51 54 57 60 63 66 70 74 77 81',
}

type Blocks = {
  readonly count: number
  /** Codewords of error correction in each. */
  readonly correction: number
  /** Codewords of data in all of them. */
  readonly data: number
}

/** Modules per side. */
export function getSize(version: number): number {
  return 4 * version + 17
}

/** How the codewords of a version and level are split into blocks. */
export function getBlocks(version: number, level: Level): Blocks {
  const count = nth(BLOCKS[level], version)
  const correction = nth(CORRECTION[level], version)
  return { count, correction, data: getCodewords(version) - count * correction }
}

/** Bits for segments at a version and level (ISO/IEC 18004, table 7). */
export function dataBits(version: number, level: Level): number {
  return 8 * getBlocks(version, level).data
}

/** Rows and columns of the centers of alignment patterns (ISO/IEC 18004, annex E). */
export function alignmentCenters(version: number): readonly number[] {
  if (version === 1) return []
  const count = Math.floor(version / 7) + 2
  // Version 32 is the exception from the rule of even steps.
  const step = version === 32 ? 26 : 2 * Math.ceil((4 * version + 4) / (2 * (count - 1)))
  const last = getSize(version) - 7
  return Array.from({ length: count }, (_, i) => (i === 0 ? 6 : last - (count - 1 - i) * step))
}

/** Returns the number of codewords of a version: its modules without the function patterns (ISO/IEC 18004, table 1). */
export function getCodewords(version: number): number {
  const size = getSize(version)
  const centers = alignmentCenters(version).length
  const alignment = centers === 0 ? 0 : 25 * (centers ** 2 - 3)
  // Alignment patterns on the timing patterns share five modules with them.
  const shared = centers === 0 ? 0 : 10 * (centers - 2)
  const finders = 3 * 64
  const timing = 2 * (size - 16)
  const format = 31
  const versionInfo = version < 7 ? 0 : 36
  return Math.floor((size ** 2 - finders - timing - alignment + shared - format - versionInfo) / 8)
}

function nth(list: string, version: number): number {
  return Number(list.split(' ')[version - 1])
}
