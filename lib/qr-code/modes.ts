/** The ways to write characters (ISO/IEC 18004, 7.4), in the order in which ties are decided. */
export const MODES = ['byte', 'alphanumeric', 'numeric', 'kanji'] as const
export type Mode = (typeof MODES)[number]

/** The bits that name a mode (ISO/IEC 18004, table 2). */
export const MODE_BITS: Readonly<Record<Mode, number>> = { numeric: 1, alphanumeric: 2, byte: 4, kanji: 8 }

/** Characters of the alphanumeric mode, each at its value (ISO/IEC 18004, table 5). */
export const ALPHANUMERIC = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:'

/** The last versions that count characters in the same width. */
export const GROUP_ENDS = [9, 26, 40] as const
export type Group = 0 | 1 | 2

const COUNT_BITS: Readonly<Record<Mode, readonly [number, number, number]>> = {
  numeric: [10, 12, 14],
  alphanumeric: [9, 11, 13],
  byte: [8, 16, 16],
  kanji: [8, 10, 12],
}

/** How many bits count the characters of a segment (ISO/IEC 18004, table 3). */
export function countBits(mode: Mode, group: Group): number {
  return COUNT_BITS[mode][group]
}

/** Bits of a segment's content. `length` is in characters, for bytes in bytes. */
export function contentBits(mode: Mode, length: number): number {
  if (mode === 'numeric') return Math.ceil((length * 10) / 3)
  if (mode === 'alphanumeric') return Math.ceil((length * 11) / 2)
  return length * (mode === 'byte' ? 8 : 13)
}

/** Error correction levels (ISO/IEC 18004, 6.5.1), from low to high: the share of a code that can be lost. */
export const LEVELS = ['L', 'M', 'Q', 'H'] as const
export type Level = (typeof LEVELS)[number]

/** How the format information names a level (ISO/IEC 18004, table 12). */
export const LEVEL_BITS: Readonly<Record<Level, number>> = { L: 1, M: 0, Q: 3, H: 2 }
