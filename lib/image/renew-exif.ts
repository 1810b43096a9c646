import { joinBytes, toDataView } from '../bytes/bytes.ts'
import { type Directory, type Entry, readDirectory, readTiffStart, type TiffStart } from './exif-directory.ts'

/** Tags of Exif 3.0 (CIPA DC-008) and TIFF 6.0 with special handling. */
const TAG = {
  width: 0x100,
  height: 0x101,
  orientation: 0x112,
  exif: 0x8769,
  location: 0x8825,
  makerNote: 0x927c,
  colorSpace: 0xa001,
  shownWidth: 0xa002,
  shownHeight: 0xa003,
  interoperability: 0xa005,
} as const

/** Tags that describe the layout of the stored pixels or the original file, and are true of no other. */
const OF_THE_OLD_FILE: ReadonlySet<number> = new Set([
  0xfe, // new subfile type
  0x102, // bits per sample
  0x103, // compression
  0x106, // photometric interpretation
  0x111, // strip offsets
  0x115, // samples per pixel
  0x116, // rows per strip
  0x117, // strip byte counts
  0x11c, // planar configuration
  0x142, // tile width
  0x143, // tile length
  0x144, // tile offsets
  0x145, // tile byte counts
  0x14a, // further directories
  0x153, // sample format
  0x201, // place of the thumbnail
  0x202, // length of the thumbnail
  0x2bc, // XMP
  0x83bb, // IPTC
  0x8649, // Photoshop's resources
  0x8773, // ICC profile
  TAG.orientation,
  TAG.makerNote,
])

type RenewOptions = {
  /** Of the new picture, in pixels. */
  readonly width: number
  readonly height: number
  /** Whether the location of the photo is preserved. */
  readonly keepLocation: boolean
}

/** A value or, for a directory that hangs below, its entries. */
type Written = Pick<Entry, 'tag' | 'type' | 'count'> & { readonly value: Uint8Array | readonly Written[] }

const [SHORT, LONG] = [3, 4]
const HEAD = 8
const SRGB = 1

/**
 * Returns EXIF for an image that was re-encoded from another: upright, in sRGB, of another size. Drops the thumbnail,
 * the orientation and maker notes, whose internal offsets would be wrong and which can reveal the location; also drops
 * the location unless requested. Returns the TIFF structure, or undefined if none can be read.
 */
export function renewExif(exif: Uint8Array, options: RenewOptions): Uint8Array | undefined {
  const start = readTiffStart(exif)
  if (!start || start.first + 2 > exif.length) return undefined
  const { isLittle } = start
  const number = (tag: number, value: number, type = LONG): Written => ({
    tag,
    type,
    count: 1,
    value: numberBytes(value, type, isLittle),
  })
  const first = readDirectory(exif, start, start.first)
  const below = (tag: number, parent: Directory) => directoryBelow(exif, start, parent, tag)
  const shots = below(TAG.exif, first)
  const links = shots && below(TAG.interoperability, shots)
  const location = options.keepLocation ? below(TAG.location, first) : undefined
  const root = [
    ...keepTags(first),
    ...directory(
      TAG.exif,
      shots && [
        ...keepTags(shots),
        number(TAG.colorSpace, SRGB, SHORT),
        number(TAG.shownWidth, options.width),
        number(TAG.shownHeight, options.height),
        ...directory(TAG.interoperability, links && keepTags(links)),
      ],
    ),
    ...directory(TAG.location, location && keepTags(location)),
  ]
  return root.length > 0 ? writeTiff(root, isLittle) : undefined
}

function directoryBelow(
  exif: Uint8Array,
  start: TiffStart,
  { entries }: Directory,
  tag: number,
): Directory | undefined {
  const at = entries.find((entry) => entry.tag === tag)?.number
  return at === undefined || at + 2 > exif.length ? undefined : readDirectory(exif, start, at)
}

const RENEWED: ReadonlySet<number> = new Set([
  TAG.width,
  TAG.height,
  TAG.exif,
  TAG.location,
  TAG.interoperability,
  TAG.colorSpace,
  TAG.shownWidth,
  TAG.shownHeight,
])

function keepTags({ entries }: Directory): Written[] {
  return entries.filter(({ tag }) => !OF_THE_OLD_FILE.has(tag) && !RENEWED.has(tag))
}

function directory(tag: number, entries: readonly Written[] | undefined): Written[] {
  return entries && entries.length > 0 ? [{ tag, type: LONG, count: 1, value: entries }] : []
}

function numberBytes(value: number, type: number, isLittle: boolean): Uint8Array {
  const bytes = new Uint8Array(type === SHORT ? 2 : 4)
  if (type === SHORT) toDataView(bytes).setUint16(0, value, isLittle)
  else toDataView(bytes).setUint32(0, value, isLittle)
  return bytes
}

function writeTiff(root: readonly Written[], isLittle: boolean): Uint8Array {
  const head = new Uint8Array(HEAD)
  const view = toDataView(head)
  view.setUint16(0, isLittle ? 0x4949 : 0x4d4d)
  view.setUint16(2, 42, isLittle)
  view.setUint32(4, HEAD, isLittle)
  return joinBytes([head, writeDirectory(root, HEAD, isLittle)])
}

/** Writes a directory at an offset, followed by the values that do not fit into its entries, each at an even offset. */
function writeDirectory(entries: readonly Written[], at: number, isLittle: boolean): Uint8Array {
  const sorted = entries.toSorted((a, b) => a.tag - b.tag)
  const table = new Uint8Array(2 + 12 * sorted.length + 4)
  const view = toDataView(table)
  view.setUint16(0, sorted.length, isLittle)
  const behind: Uint8Array[] = []
  let end = at + table.length
  for (const [index, { tag, type, count, value }] of sorted.entries()) {
    const place = 2 + 12 * index
    view.setUint16(place, tag, isLittle)
    view.setUint16(place + 2, type, isLittle)
    view.setUint32(place + 4, count, isLittle)
    const bytes = value instanceof Uint8Array ? value : writeDirectory(value, end, isLittle)
    if (value instanceof Uint8Array && bytes.length <= 4) {
      table.set(bytes, place + 8)
      continue
    }
    view.setUint32(place + 8, end, isLittle)
    const padded = bytes.length % 2 === 0 ? bytes : joinBytes([bytes, new Uint8Array(1)])
    behind.push(padded)
    end += padded.length
  }
  return joinBytes([table, ...behind])
}
