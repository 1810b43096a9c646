import { UserError } from '../result/user-error.ts'
import { firstInvalidUtf8 } from './utf8.ts'

/**
 * Returns the contents of a file as UTF-8 without a BOM. UTF-16 is detected by its BOM or, without one, by the zero
 * byte in the first character of all JSON (RFC 4627 §3). Throws UserError with the first invalid byte, counted from 1.
 */
export function decodeJsonFile(file: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  if (startsWith(file, [0xff, 0xfe])) return fromUtf16(file.subarray(2), 'utf-16le')
  if (startsWith(file, [0xfe, 0xff])) return fromUtf16(file.subarray(2), 'utf-16be')
  const mayBeUtf16 = file.length % 2 === 0
  if (mayBeUtf16 && file[0] === 0 && file[1] !== 0) return fromUtf16(file, 'utf-16be')
  if (mayBeUtf16 && file[0] !== 0 && file[1] === 0) return fromUtf16(file, 'utf-16le')
  const invalid = firstInvalidUtf8(file)
  if (invalid !== -1) {
    throw new UserError(`Invalid JSON: the file is not valid UTF-8 (byte ${invalid + 1})`)
  }
  return startsWith(file, [0xef, 0xbb, 0xbf]) ? file.subarray(3) : file
}

function fromUtf16(bytes: Uint8Array, encoding: 'utf-16le' | 'utf-16be'): Uint8Array<ArrayBuffer> {
  try {
    return new TextEncoder().encode(new TextDecoder(encoding, { fatal: true }).decode(bytes))
  } catch {
    throw new UserError(`Invalid JSON: the file is not valid ${encoding.toUpperCase()}`)
  }
}

function startsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, index) => bytes[index] === byte)
}
