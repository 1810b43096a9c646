import { LEVEL_BITS, type Level } from './level.ts'

const FORMAT_GENERATOR = 0b10100110111
const FORMAT_MASK = 0b101010000010010
const VERSION_GENERATOR = 0b1111100100101

/** Level and mask, protected by a BCH code and masked (ISO/IEC 18004, annex C). */
export function formatBits(level: Level, mask: number): number {
  return protectedBits((LEVEL_BITS[level] << 3) | mask, 10, FORMAT_GENERATOR) ^ FORMAT_MASK
}

/** The version, protected by a BCH code (ISO/IEC 18004, annex D). */
export function versionBits(version: number): number {
  return protectedBits(version, 12, VERSION_GENERATOR)
}

/** A value with the remainder of its division behind it. */
function protectedBits(value: number, degree: number, generator: number): number {
  let remainder = value << degree
  for (let bit = 31 - Math.clz32(remainder); bit >= degree; bit = 31 - Math.clz32(remainder))
    remainder ^= generator << (bit - degree)
  return (value << degree) | remainder
}
