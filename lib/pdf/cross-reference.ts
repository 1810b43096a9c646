import { decodeStream } from './decode-stream.ts'
import { findLastBytes } from './find-bytes.ts'
import { ObjectParser } from './object-parser.ts'
import { isName, type PdfDict, type PdfObject, PdfStream, PdfSyntaxError } from './objects.ts'

/** Location of an object: a byte offset, or an index in an object stream. `null` means a free number. */
export type Place =
  | { readonly offset: number; readonly generation: number }
  | { readonly container: number; readonly index: number }
  | null
export type CrossReference = { readonly places: Map<number, Place>; readonly trailer: PdfDict }

const TAIL_BYTES = 2048

/** Reads the chain of cross-reference tables and streams (ISO 32000-1, 7.5.4, 7.5.8); newer sections win. */
export function readCrossReference(bytes: Uint8Array): CrossReference {
  const table: CrossReference = { places: new Map(), trailer: new Map() }
  const seen = new Set<number>()
  const waiting = [findStart(bytes)]
  for (let offset = waiting.shift(); offset !== undefined; offset = waiting.shift()) {
    if (seen.has(offset) || offset >= bytes.length) continue
    seen.add(offset)
    const section = readSection(bytes, offset, table.places)
    for (const [key, value] of section) if (!table.trailer.has(key)) table.trailer.set(key, value)
    const previous = section.get('Prev')
    if (typeof previous === 'number') waiting.push(previous)
  }
  return table
}

/** Whether every object that the table locates at a byte starts there. */
export function placesHold(bytes: Uint8Array, places: ReadonlyMap<number, Place>): boolean {
  for (const [number, place] of places)
    if (place && 'offset' in place && !objectBeginsAt(bytes, place.offset, number)) return false
  return true
}

function objectBeginsAt(bytes: Uint8Array, offset: number, number: number): boolean {
  const parser = new ObjectParser(bytes, offset)
  try {
    if (parser.readInteger() !== number) return false
    parser.readInteger()
    parser.skipSpace()
    return parser.take('obj')
  } catch {
    return false
  }
}

function findStart(bytes: Uint8Array): number {
  const at = findLastBytes(bytes, 'startxref', Math.max(0, bytes.length - TAIL_BYTES))
  if (at === -1) throw new PdfSyntaxError('The end of the file is missing')
  return new ObjectParser(bytes, at + 'startxref'.length).readInteger()
}

function readSection(bytes: Uint8Array, offset: number, places: Map<number, Place>): PdfDict {
  const parser = new ObjectParser(bytes, offset)
  parser.skipSpace()
  return parser.take('xref') ? readTable(parser, places) : readStream(parser, places)
}

function readTable(parser: ObjectParser, places: Map<number, Place>): PdfDict {
  const free: number[] = []
  for (parser.skipSpace(); !parser.take('trailer'); parser.skipSpace()) {
    const first = parser.readInteger()
    const count = parser.readInteger()
    for (let i = 0; i < count; i++) if (!readTableEntry(parser, first + i, places)) free.push(first + i)
  }
  const trailer = parser.readObject()
  if (!(trailer instanceof Map)) throw new PdfSyntaxError('The trailer is not a dictionary')
  readHybrid(parser.bytes, trailer, places)
  for (const number of free) if (!places.has(number)) places.set(number, null)
  return trailer
}

/** Reads the stream of a hybrid file (7.5.8.4), whose table lists the objects in it as free. */
function readHybrid(bytes: Uint8Array, trailer: PdfDict, places: Map<number, Place>): void {
  const offset = trailer.get('XRefStm')
  if (typeof offset === 'number') readStream(new ObjectParser(bytes, offset), places)
}

/** Tells whether the object is in use. */
function readTableEntry(parser: ObjectParser, number: number, places: Map<number, Place>): boolean {
  const offset = parser.readInteger()
  const generation = parser.readInteger()
  parser.skipSpace()
  const isUsed = parser.take('n')
  if (!isUsed && !parser.take('f')) throw new PdfSyntaxError('The cross-reference table is damaged')
  if (!isUsed || offset === 0) return false
  if (!places.has(number)) places.set(number, { offset, generation })
  return true
}

function readStream(parser: ObjectParser, places: Map<number, Place>): PdfDict {
  const { bytes } = parser
  parser.readInteger()
  parser.readInteger()
  parser.skipSpace()
  if (!parser.take('obj')) throw new PdfSyntaxError('The cross-reference stream is missing')
  const stream = readStreamBody(parser, parser.readObject(), bytes)
  if (!isName(stream.dict.get('Type'), 'XRef'))
    throw new PdfSyntaxError('The cross-reference stream is missing')
  readStreamEntries(decodeStream(stream, direct), stream.dict, places)
  return stream.dict
}

function direct(value: PdfObject | undefined): PdfObject {
  return value ?? null
}

function readStreamBody(parser: ObjectParser, dict: PdfObject, bytes: Uint8Array): PdfStream {
  const length = dict instanceof Map ? dict.get('Length') : undefined
  parser.skipSpace()
  if (!(dict instanceof Map) || typeof length !== 'number' || !parser.take('stream'))
    throw new PdfSyntaxError('The cross-reference stream is damaged')
  parser.take('\r')
  parser.take('\n')
  return new PdfStream(dict, bytes.subarray(parser.at, parser.at + length))
}

function readStreamEntries(bytes: Uint8Array, dict: PdfDict, places: Map<number, Place>): void {
  const widths = numbers(dict.get('W'))
  const size = dict.get('Size')
  const index = dict.has('Index') ? numbers(dict.get('Index')) : [0, typeof size === 'number' ? size : 0]
  const [kindWidth = 0, secondWidth = 0, thirdWidth = 0] = widths
  let at = 0
  const take = (width: number): number => {
    let value = 0
    for (let i = 0; i < width; i++) value = value * 256 + (bytes[at++] ?? 0)
    return value
  }
  for (let pair = 0; pair + 1 < index.length; pair += 2) {
    const first = index[pair] ?? 0
    for (let i = 0; i < (index[pair + 1] ?? 0) && at < bytes.length; i++) {
      const kind = kindWidth === 0 ? 1 : take(kindWidth)
      const place = getPlace(kind, take(secondWidth), take(thirdWidth))
      if (!places.has(first + i)) places.set(first + i, place)
    }
  }
}

function getPlace(kind: number, second: number, third: number): Place {
  if (kind === 1) return { offset: second, generation: third }
  if (kind === 2) return { container: second, index: third }
  return null
}

function numbers(value: PdfObject | undefined): number[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'number') : []
}
