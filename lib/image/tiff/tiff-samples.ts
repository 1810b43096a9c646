import { toDataView } from '../../bytes/bytes.ts'
import type { TiffPage } from './tiff-page.ts'

/** Layout of the rows of an unpacked chunk. */
export type RowLayout = Pick<TiffPage, 'bits' | 'isFloat' | 'predictor'> & {
  /** Pixels per row. */
  readonly width: number
  /** Samples per pixel in this chunk. */
  readonly samples: number
  readonly isLittle: boolean
}

export function rowBytes({ width, samples, bits }: Pick<RowLayout, 'width' | 'samples' | 'bits'>): number {
  return Math.ceil((width * samples * bits) / 8)
}

/** Reads samples of a row as stored; floats from 0 to 1 as themselves. */
export type ReadSample = (index: number) => number

/** Undoes the predictor of a row in place (TIFF 6.0, section 14; TIFF Technical Note 3), and returns its reader. */
export function readRow(row: Uint8Array<ArrayBuffer>, layout: RowLayout): ReadSample {
  const isFloatPredictor = layout.predictor === 3
  if (layout.predictor === 2) addDifferences(row, layout)
  if (isFloatPredictor) joinFloats(row, layout)
  return sampleReader(row, isFloatPredictor ? { ...layout, isLittle: false } : layout)
}

function sampleReader(row: Uint8Array, { bits, isFloat, isLittle }: RowLayout): ReadSample {
  const view = toDataView(row)
  if (isFloat) {
    if (bits === 64) return (index) => view.getFloat64(index * 8, isLittle)
    if (bits === 32) return (index) => view.getFloat32(index * 4, isLittle)
    return (index) => halfFloat(view.getUint16(index * 2, isLittle))
  }
  if (bits === 8) return (index) => row[index] ?? 0
  if (bits === 16) return (index) => view.getUint16(index * 2, isLittle)
  if (bits === 32) return (index) => view.getUint32(index * 4, isLittle)
  return (index) => bitsAt(row, index * bits, bits)
}

/** Returns a number of up to 16 bits, the highest first. */
function bitsAt(row: Uint8Array, bit: number, count: number): number {
  const at = bit >> 3
  const word = ((row[at] ?? 0) << 16) | ((row[at + 1] ?? 0) << 8) | (row[at + 2] ?? 0)
  return (word >> (24 - (bit & 7) - count)) & ((1 << count) - 1)
}

/** IEEE 754 binary16. */
function halfFloat(value: number): number {
  const sign = value & 0x8000 ? -1 : 1
  const exponent = (value >> 10) & 31
  const fraction = value & 0x3ff
  if (exponent === 31) return fraction ? Number.NaN : sign * Number.POSITIVE_INFINITY
  return sign * (exponent ? 2 ** (exponent - 15) * (1 + fraction / 1024) : 2 ** -14 * (fraction / 1024))
}

function addDifferences(row: Uint8Array, { bits, samples, isLittle }: RowLayout): void {
  const view = toDataView(row)
  const step = (samples * bits) / 8
  if (bits === 8) for (let at = step; at < row.length; at++) row[at] = (row[at] ?? 0) + (row[at - step] ?? 0)
  else if (bits === 16)
    for (let at = step; at + 1 < row.length; at += 2)
      view.setUint16(at, view.getUint16(at, isLittle) + view.getUint16(at - step, isLittle), isLittle)
  else
    for (let at = step; at + 3 < row.length; at += 4)
      view.setUint32(at, view.getUint32(at, isLittle) + view.getUint32(at - step, isLittle), isLittle)
}

/** Bytes are stored as differences, all highest bytes first. */
function joinFloats(row: Uint8Array, { bits, samples }: RowLayout): void {
  for (let at = samples; at < row.length; at++) row[at] = (row[at] ?? 0) + (row[at - samples] ?? 0)
  const stored = row.slice()
  const bytes = bits / 8
  const count = row.length / bytes
  for (let index = 0; index < count; index++)
    for (let byte = 0; byte < bytes; byte++) row[index * bytes + byte] = stored[byte * count + index] ?? 0
}

/**
 * Returns a reader of YCbCr with fewer chroma samples than pixels (section 21): blocks of so many Y, one Cb and one Cr.
 * `rows` are those of whole blocks.
 */
export function blockReader(
  bytes: Uint8Array,
  width: number,
  [across, down]: readonly [number, number],
): (x: number, y: number) => readonly [number, number, number] {
  const blockBytes = across * down + 2
  const blocks = Math.ceil(width / across)
  return (x, y) => {
    const at = (Math.floor(y / down) * blocks + Math.floor(x / across)) * blockBytes
    const luma = bytes[at + (y % down) * across + (x % across)] ?? 0
    return [luma, bytes[at + across * down] ?? 0, bytes[at + across * down + 1] ?? 0]
  }
}
