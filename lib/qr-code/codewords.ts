import { getBlocks } from './capacity.ts'
import { kanjiValue } from './kanji.ts'
import { ALPHANUMERIC, countBits, type Group, type Level, MODE_BITS } from './modes.ts'
import { getCorrection } from './reed-solomon.ts'
import { getLength, type Segment } from './segments.ts'

export type Plan = {
  readonly segments: readonly Segment[]
  readonly group: Group
  readonly withEci: boolean
}

/** The data of a symbol: segments, their end, padding (ISO/IEC 18004, 7.4.9 and 7.4.10). */
export function dataCodewords({ segments, group, withEci }: Plan, count: number): Uint8Array {
  const bits = new BitWriter()
  if (withEci) writeEci(bits)
  for (const segment of segments) writeSegment(bits, segment, group)
  bits.write(0, Math.min(4, 8 * count - bits.length))
  const data = new Uint8Array(count)
  data.set(bits.bytes)
  for (let at = bits.bytes.length, pad = 0xec; at < count; at++, pad ^= 0xec ^ 0x11) data[at] = pad
  return data
}

/** Returns all codewords in the order of the symbol: the blocks' data interleaved, then their correction (7.6). */
export function interleave(data: Uint8Array, version: number, level: Level): Uint8Array {
  const { count, correction } = getBlocks(version, level)
  const short = Math.floor(data.length / count)
  const longs = data.length % count
  const blocks = Array.from({ length: count }, (_, i) => {
    const start = i * short + Math.max(0, i - (count - longs))
    return data.subarray(start, start + short + (i < count - longs ? 0 : 1))
  })
  const corrections = blocks.map((block) => getCorrection(block, correction))
  return Uint8Array.from([
    ...interleaveBlocks(blocks, short + 1),
    ...interleaveBlocks(corrections, correction),
  ])
}

function interleaveBlocks(blocks: readonly Uint8Array[], maxLength: number): number[] {
  const codewords: number[] = []
  for (let i = 0; i < maxLength; i++)
    for (const block of blocks) {
      const codeword = block[i]
      if (codeword !== undefined) codewords.push(codeword)
    }
  return codewords
}

/** The mode that names the encoding of the bytes that follow, and the number of UTF-8 (ISO/IEC 18004, 7.4.2). */
const ECI = 7
const UTF8 = 26
export const ECI_BITS = 12

function writeEci(bits: BitWriter): void {
  bits.write(ECI, 4)
  bits.write(UTF8, 8)
}

function writeSegment(bits: BitWriter, { mode, text }: Segment, group: Group): void {
  bits.write(MODE_BITS[mode], 4)
  bits.write(getLength(mode, text), countBits(mode, group))
  if (mode === 'numeric') writeDigits(bits, text)
  else if (mode === 'alphanumeric') writeAlphanumeric(bits, text)
  else if (mode === 'kanji') for (const char of text) bits.write(kanjiValue(char) ?? 0, 13)
  else for (const byte of new TextEncoder().encode(text)) bits.write(byte, 8)
}

function writeDigits(bits: BitWriter, text: string): void {
  for (let at = 0; at < text.length; at += 3) {
    const digits = text.slice(at, at + 3)
    bits.write(Number(digits), 1 + 3 * digits.length)
  }
}

function writeAlphanumeric(bits: BitWriter, text: string): void {
  for (let at = 0; at < text.length; at += 2) {
    const first = ALPHANUMERIC.indexOf(text.charAt(at))
    const second = text.charAt(at + 1)
    if (second === '') bits.write(first, 6)
    else bits.write(first * 45 + ALPHANUMERIC.indexOf(second), 11)
  }
}

/** Bits in a row, the most significant first, as bytes. */
class BitWriter {
  readonly bytes: number[] = []
  length = 0

  write(value: number, count: number): void {
    for (let bit = count - 1; bit >= 0; bit--) {
      if (this.length % 8 === 0) this.bytes.push(0)
      const at = this.bytes.length - 1
      this.bytes[at] = (this.bytes[at] ?? 0) | (((value >> bit) & 1) << (7 - (this.length % 8)))
      this.length++
    }
  }
}
