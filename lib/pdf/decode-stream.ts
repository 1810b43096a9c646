import { Inflate, unzlibSync } from 'fflate'
import { joinBytes } from '../bytes/join-bytes.ts'
import { type PdfDict, PdfName, type PdfObject, type PdfStream, PdfSyntaxError } from './objects.ts'

/** The unfiltered bytes of a cross-reference or object stream: Flate or nothing (ISO 32000-1, 7.4.4). */
export function decodeStream(
  stream: PdfStream,
  resolve: (value: PdfObject | undefined) => PdfObject,
): Uint8Array {
  const filters = listOf(resolve(stream.dict.get('Filter')))
  const parameters = listOf(resolve(stream.dict.get('DecodeParms')))
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

function listOf(value: PdfObject): PdfObject[] {
  if (value === null) return []
  return Array.isArray(value) ? value : [value]
}

function inflate(bytes: Uint8Array): Uint8Array {
  try {
    return unzlibSync(bytes)
  } catch {
    return inflateWhatIsThere(bytes)
  }
}

/** Truncated data and wrong checksums still yield what came before; the two bytes of zlib's head are skipped. */
function inflateWhatIsThere(bytes: Uint8Array): Uint8Array {
  const chunks: Uint8Array[] = []
  const inflater = new Inflate((chunk) => chunks.push(chunk))
  try {
    inflater.push(bytes.subarray(2), false)
  } catch {
    // What was inflated before the damage is all there is.
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
