import { joinBytes, toDataView } from '../bytes/bytes.ts'

/** File of an archive that stores its files uncompressed. */
export type StoredFile = {
  /** With slashes between folders. */
  readonly name: string
  readonly size: number
  readonly crc: number
  /** When it was last changed, in the visitor's own time. */
  readonly changed: Date
}

/** More would need the extensions of ZIP64. */
export const ZIP_LIMIT = 0xffff_ffff
const [LOCAL, CENTRAL, END] = [0x04034b50, 0x02014b50, 0x06054b50]
const VERSION = 20
const NAME_IN_UTF8 = 0x0800

/** Returns the header before a file's bytes (APPNOTE 6.3.10, 4.3.7). */
export function localHeader(file: StoredFile): Uint8Array<ArrayBuffer> {
  const name = new TextEncoder().encode(file.name)
  const head = new Uint8Array(30)
  toDataView(head).setUint32(0, LOCAL, true)
  head.set(commonFields(file, name), 4)
  return joinBytes([head, name])
}

/** Returns the directory after all files (4.3.12, 4.3.16); they start at `starts`, and it starts at `at`. */
export function centralDirectory(
  files: readonly StoredFile[],
  starts: readonly number[],
  at: number,
): Uint8Array<ArrayBuffer> {
  const entries = files.map((file, index) => centralEntry(file, starts[index] ?? 0))
  const size = entries.reduce((sum, { length }) => sum + length, 0)
  const end = new Uint8Array(22)
  const view = toDataView(end)
  view.setUint32(0, END, true)
  view.setUint16(8, files.length, true)
  view.setUint16(10, files.length, true)
  view.setUint32(12, size, true)
  view.setUint32(16, at, true)
  return joinBytes([...entries, end])
}

function centralEntry(file: StoredFile, start: number): Uint8Array {
  const name = new TextEncoder().encode(file.name)
  const head = new Uint8Array(46)
  const view = toDataView(head)
  view.setUint32(0, CENTRAL, true)
  view.setUint16(4, VERSION, true)
  head.set(commonFields(file, name), 6)
  view.setUint32(42, start, true)
  return joinBytes([head, name])
}

/** The fields that both headers share, from the version to the length of the name. */
function commonFields({ size, crc, changed }: StoredFile, name: Uint8Array): Uint8Array {
  const fields = new Uint8Array(26)
  const view = toDataView(fields)
  view.setUint16(0, VERSION, true)
  view.setUint16(2, NAME_IN_UTF8, true)
  view.setUint16(6, getTime(changed), true)
  view.setUint16(8, getDay(changed), true)
  view.setUint32(10, crc, true)
  view.setUint32(14, size, true)
  view.setUint32(18, size, true)
  view.setUint16(22, name.length, true)
  return fields
}

/** As MS-DOS writes it, in steps of two seconds. */
function getTime(time: Date): number {
  return (time.getHours() << 11) | (time.getMinutes() << 5) | (time.getSeconds() >> 1)
}

function getDay(time: Date): number {
  return (Math.max(0, time.getFullYear() - 1980) << 9) | ((time.getMonth() + 1) << 5) | time.getDate()
}
