/**
 * Rows or columns of modules, 32 to a word, the first in the lowest bit. Each line begins with four light modules and
 * ends with at least as many, which stand for the quiet zone.
 */
export type PackedLines = {
  readonly size: number
  /** Words per line. */
  readonly stride: number
  readonly words: Uint32Array
}

export const MARGIN = 4

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

export function setBit({ stride, words }: PackedLines, along: number, line: number): void {
  const bit = along + MARGIN
  const at = line * stride + (bit >> 5)
  words[at] = (words[at] ?? 0) | (1 << (bit & 31))
}

/** How many bits of a word are set. */
export function bitCount(word: number): number {
  let n = word - ((word >>> 1) & 0x55555555)
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333)
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
