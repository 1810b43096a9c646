import { Inflate, unzlibSync } from 'fflate'
import { joinBytes } from '../bytes/bytes.ts'
import { type PdfDict, PdfName, type PdfObject, type PdfStream, PdfSyntaxError } from './objects.ts'
import { PdfOpenError } from './open-problem.ts'

/** The unfiltered bytes of a cross-reference or object stream: Flate or nothing (ISO 32000-1, 7.4.4). */
export function decodeStream(
  stream: PdfStream,
  resolve: (value: PdfObject | undefined) => PdfObject,
): Uint8Array {
  const filters = getList(resolve(stream.dict.get('Filter')))
  const parameters = getList(resolve(stream.dict.get('DecodeParms')))
  let bytes = stream.bytes
  filters.forEach((filter, i) => {
    const name = resolve(filter)
    if (!(name instanceof PdfName) || (name.text !== 'FlateDecode' && name.text !== 'Fl'))
      throw new PdfSyntaxError('A table of the file uses an unknown filter')
    const parms = resolve(parameters[i])
    bytes = inflate(bytes)
    if (parms instanceof Map) bytes = undoPredictor(bytes, parms)
  })
  return bytes
}

function getList(value: PdfObject): PdfObject[] {
  if (value === null) return []
  return Array.isArray(value) ? value : [value]
}

/** Tables of the largest files have a tenth of that. */
const MAX_BYTES = 128 * 1024 * 1024
/** Upper bound of the bytes that a compressed byte can expand to (RFC 1951, 3.2.5: 258 bytes for two bits). */
const MAX_PER_BYTE = 1032
/** Input size per chunk, which inflates to some megabytes at most. */
const CHUNK_BYTES = 4 * 1024
/** Of zlib's head (RFC 1950). */
const HEAD_BYTES = 2

function inflate(bytes: Uint8Array): Uint8Array {
  if (bytes.length * MAX_PER_BYTE > MAX_BYTES) return inflateWhatIsThere(bytes)
  try {
    return unzlibSync(bytes)
  } catch {
    return inflateWhatIsThere(bytes)
  }
}

/**
 * Returns the data before a truncation, and ignores wrong checksums. Throws PdfOpenError for data that expands without
 * limit: a few megabytes can become gigabytes.
 */
function inflateWhatIsThere(bytes: Uint8Array): Uint8Array {
  const chunks: Uint8Array[] = []
  let sizeBytes = 0
  const inflater = new Inflate((chunk) => {
    sizeBytes += chunk.length
    if (sizeBytes > MAX_BYTES) throw new PdfOpenError('too-long')
    chunks.push(chunk)
  })
  try {
    for (let at = HEAD_BYTES; at < bytes.length; at += CHUNK_BYTES)
      inflater.push(bytes.subarray(at, at + CHUNK_BYTES), false)
  } catch (error) {
    if (error instanceof PdfOpenError) throw error
    // Returns only the data before the damage.
  }
  return joinBytes(chunks)
}

/** PNG predictors (7.4.4.4); the TIFF predictor is not used for tables. */
function undoPredictor(bytes: Uint8Array, parms: PdfDict): Uint8Array {
  if (numberOr(parms.get('Predictor'), 1) < 10) return bytes
  const bitsPerPixel = numberOr(parms.get('Colors'), 1) * numberOr(parms.get('BitsPerComponent'), 8)
  const width = Math.ceil((numberOr(parms.get('Columns'), 1) * bitsPerPixel) / 8)
  return undoPng(bytes, width, Math.max(1, bitsPerPixel >> 3))
}

function numberOr(value: PdfObject | undefined, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise
}

function undoPng(bytes: Uint8Array, width: number, step: number): Uint8Array {
  const rows = Math.floor(bytes.length / (width + 1))
  const out = new Uint8Array(rows * width)
  for (let row = 0; row < rows; row++) {
    const filter = bytes[row * (width + 1)] ?? 0
    for (let i = 0; i < width; i++) {
      const left = i >= step ? (out[row * width + i - step] ?? 0) : 0
      const up = row > 0 ? (out[(row - 1) * width + i] ?? 0) : 0
      const corner = row > 0 && i >= step ? (out[(row - 1) * width + i - step] ?? 0) : 0
      out[row * width + i] = (bytes[row * (width + 1) + 1 + i] ?? 0) + predict(filter, left, up, corner)
    }
  }
  return out
}

function predict(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left
  if (filter === 2) return up
  if (filter === 3) return (left + up) >> 1
  if (filter === 4) return paeth(left, up, corner)
  return 0
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner
  const [toLeft, toUp, toCorner] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)]
  if (toLeft <= toUp && toLeft <= toCorner) return left
  return toUp <= toCorner ? up : corner
}
