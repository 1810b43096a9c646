import type { BitWriter } from './bit-writer.ts'
import { kanjiValue } from './kanji.ts'
import { ALPHANUMERIC, countBits, type Group, MODE_BITS } from './modes.ts'
import { getLength, type Segment } from './segments.ts'

/** The mode that names the encoding of the bytes that follow, and the number of UTF-8 (ISO/IEC 18004, 7.4.2). */
const ECI = 7
const UTF8 = 26
export const ECI_BITS = 12

export function writeEci(bits: BitWriter): void {
  bits.write(ECI, 4)
  bits.write(UTF8, 8)
}

export function writeSegment(bits: BitWriter, { mode, text }: Segment, group: Group): void {
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
