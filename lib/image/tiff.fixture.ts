import { toDataView } from '../bytes/bytes.ts'

/** Tag, type, count, and the value or offset as stored in the four bytes. */
export type TestEntry = readonly [tag: number, type: number, count: number, value: number | readonly number[]]

type Options = {
  readonly isLittle?: boolean
  /** Bytes at fixed offsets, and the total length. */
  readonly at?: Readonly<Record<number, readonly number[]>>
  readonly length?: number
  /** Offset of the directory after the first. */
  readonly next?: number
}

/** Creates a TIFF structure with directories at the given offsets, the first at 8 (TIFF 6.0, section 2). */
export function testTiff(
  directories: Readonly<Record<number, readonly TestEntry[]>>,
  { isLittle = true, at = {}, length = 256, next = 0 }: Options = {},
): Uint8Array {
  const bytes = new Uint8Array(length)
  const view = toDataView(bytes)
  bytes.set(isLittle ? [0x49, 0x49] : [0x4d, 0x4d])
  view.setUint16(2, 42, isLittle)
  view.setUint32(4, 8, isLittle)
  for (const [start, entries] of Object.entries(directories)) {
    view.setUint16(Number(start), entries.length, isLittle)
    for (const [index, [tag, type, count, value]] of entries.entries()) {
      const place = Number(start) + 2 + 12 * index
      view.setUint16(place, tag, isLittle)
      view.setUint16(place + 2, type, isLittle)
      view.setUint32(place + 4, count, isLittle)
      if (typeof value !== 'number') bytes.set(value, place + 8)
      else if (type === 3 && count === 1) view.setUint16(place + 8, value, isLittle)
      else view.setUint32(place + 8, value, isLittle)
    }
    if (Number(start) === 8) view.setUint32(10 + 12 * entries.length, next, isLittle)
  }
  for (const [start, value] of Object.entries(at)) bytes.set(value, Number(start))
  return bytes
}
