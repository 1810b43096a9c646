/** Error correction levels (ISO/IEC 18004, 6.5.1), from low to high: the share of a code that can be lost. */
export const LEVELS = ['L', 'M', 'Q', 'H'] as const
export type Level = (typeof LEVELS)[number]

/** How the format information names a level (ISO/IEC 18004, table 12). */
export const LEVEL_BITS: Readonly<Record<Level, number>> = { L: 1, M: 0, Q: 3, H: 2 }
