import { toDataView } from '../bytes/bytes.ts'

const ORIENTATION = 0x112

/** Returns the EXIF orientation; undefined if absent or damaged. */
export function exifOrientation(exif: Uint8Array): number | undefined {
  const start = readTiffStart(exif)
  if (!start || start.first + 2 > exif.length) return undefined
  return readDirectory(exif, start, start.first).entries.find(({ tag }) => tag === ORIENTATION)?.number
}

/** Start of a TIFF structure (TIFF 6.0, section 2). */
export type TiffStart = { readonly isLittle: boolean; readonly first: number }

export type Entry = {
  readonly tag: number
  readonly type: number
  readonly count: number
  /** The values as stored in the file. */
  readonly value: Uint8Array
  /** The first value, if it is an unsigned integer. */
  readonly number: number | undefined
}

export type Directory = {
  readonly entries: readonly Entry[]
  /** Offset of the next directory, or 0. */
  readonly next: number
}

/** Bytes of a value, by its type: BYTE, ASCII, SHORT, LONG, RATIONAL, … DOUBLE. */
const TYPE_SIZES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8]
const [BYTE, SHORT, LONG] = [1, 3, 4]
const ENTRY = 12
const INLINE = 4
/** No camera writes as many; damaged files announce anything. */
const MAX_ENTRIES = 1000

/** Returns undefined if the bytes are not a TIFF structure. */
export function readTiffStart(bytes: Uint8Array): TiffStart | undefined {
  if (bytes.length < 8) return undefined
  const isLittle = bytes[0] === 0x49
  const view = toDataView(bytes)
  const mark = bytes[0] === bytes[1] && (isLittle || bytes[0] === 0x4d)
  if (!mark || view.getUint16(2, isLittle) !== 42) return undefined
  return { isLittle, first: view.getUint32(4, isLittle) }
}

/** One directory; entries that point beyond the end, or are of no known type, are left out. */
export function readDirectory(bytes: Uint8Array, { isLittle }: TiffStart, at: number): Directory {
  const view = toDataView(bytes)
  const count = Math.min(view.getUint16(at, isLittle), MAX_ENTRIES)
  const entries: Entry[] = []
  for (let index = 0; index < count; index++) {
    const entry = readEntry(bytes, isLittle, at + 2 + index * ENTRY)
    if (entry) entries.push(entry)
  }
  const end = at + 2 + count * ENTRY
  return { entries, next: end + INLINE <= bytes.length ? view.getUint32(end, isLittle) : 0 }
}

function readEntry(bytes: Uint8Array, isLittle: boolean, at: number): Entry | undefined {
  if (at + ENTRY > bytes.length) return undefined
  const view = toDataView(bytes)
  const [tag, type, count] = [
    view.getUint16(at, isLittle),
    view.getUint16(at + 2, isLittle),
    view.getUint32(at + 4, isLittle),
  ]
  const length = (TYPE_SIZES[type] ?? 0) * count
  const start = length <= INLINE ? at + 8 : view.getUint32(at + 8, isLittle)
  if (length === 0 || start + length > bytes.length) return undefined
  const value = bytes.subarray(start, start + length)
  return { tag, type, count, value, number: firstNumber(value, type, isLittle) }
}

function firstNumber(value: Uint8Array, type: number, isLittle: boolean): number | undefined {
  const view = toDataView(value)
  if (type === BYTE) return view.getUint8(0)
  if (type === SHORT) return view.getUint16(0, isLittle)
  return type === LONG ? view.getUint32(0, isLittle) : undefined
}
