import { joinBytes } from '../bytes/bytes.ts'

/** Subset of DER (X.690) for detecting, reading and wrapping keys. */
export const TAG = {
  integer: 0x02,
  bitString: 0x03,
  octetString: 0x04,
  null: 0x05,
  sequence: 0x30,
  /** [1] of SEC 1: the public key. */
  publicKey: 0xa1,
} as const

/** One value: its tag, its length, its content. */
export function derValue(tag: number, ...content: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const body = joinBytes(content)
  return joinBytes([Uint8Array.of(tag), lengthBytes(body.length), body])
}

function lengthBytes(length: number): Uint8Array {
  if (length < 0x80) return Uint8Array.of(length)
  if (length < 0x100) return Uint8Array.of(0x81, length)
  return Uint8Array.of(0x82, length >> 8, length & 0xff)
}

export function derBitString(content: Uint8Array): Uint8Array<ArrayBuffer> {
  return derValue(TAG.bitString, Uint8Array.of(0), content)
}

export type DerValue = { readonly tag: number; readonly content: Uint8Array }

/** Returns the values in a row. Throws RangeError if the bytes end within one. */
export function readDer(bytes: Uint8Array): readonly DerValue[] {
  const values: DerValue[] = []
  for (let at = 0; at < bytes.length; ) {
    const { start, length } = readLength(bytes, at + 1)
    if (start + length > bytes.length) throw new RangeError('A DER value is cut off')
    values.push({ tag: bytes[at] ?? 0, content: bytes.subarray(start, start + length) })
    at = start + length
  }
  return values
}

function readLength(bytes: Uint8Array, at: number): { start: number; length: number } {
  const first = bytes[at] ?? 0
  if (first < 0x80) return { start: at + 1, length: first }
  const start = at + 1 + (first & 0x7f)
  return { start, length: bytes.subarray(at + 1, start).reduce((length, byte) => length * 256 + byte, 0) }
}
