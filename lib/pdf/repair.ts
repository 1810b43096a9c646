import type { CrossReference, Place } from './cross-reference.ts'
import { findBytes } from './find-bytes.ts'
import { ObjectParser } from './object-parser.ts'
import type { PdfDict } from './objects.ts'

/** Finds every "12 0 obj" in the bytes, for files with an invalid cross-reference table. The last one wins. */
export function scanForObjects(bytes: Uint8Array): CrossReference {
  const places = new Map<number, Place>()
  const trailer: PdfDict = new Map()
  for (let at = bytes.indexOf(O); at !== -1; at = bytes.indexOf(O, at + 1)) {
    if (bytes[at + 1] !== B || bytes[at + 2] !== J) continue
    const head = readHeadBefore(bytes, at)
    if (!head) continue
    places.set(head.number, { offset: head.offset, generation: head.generation })
    collectTrailer(bytes, at + 3, trailer)
    at = endOfStream(bytes, at + 3)
  }
  collectTrailers(bytes, trailer)
  return { places, trailer }
}

const [O, B, J] = [0x6f, 0x62, 0x6a]
const TRAILER_KEYS = ['Root', 'Encrypt', 'Info', 'ID']

/** Reads "12 0 " backwards from the word `obj`. */
function readHeadBefore(bytes: Uint8Array, at: number) {
  const generation = readDigitsBefore(bytes, at)
  const number = generation && readDigitsBefore(bytes, generation.offset)
  return number && { number: number.value, generation: generation.value, offset: number.offset }
}

function readDigitsBefore(bytes: Uint8Array, end: number) {
  let at = end - 1
  while (isSpace(bytes[at])) at--
  if (at === end - 1) return undefined
  const last = at
  while (isDigit(bytes[at])) at--
  if (at === last) return undefined
  return { value: new ObjectParser(bytes, at + 1).readInteger(), offset: at + 1 }
}

function isSpace(code: number | undefined): boolean {
  return code === 32 || code === 10 || code === 13 || code === 9
}

function isDigit(code: number | undefined): boolean {
  return code !== undefined && code >= 48 && code <= 57
}

/** A cross-reference stream's dictionary doubles as a trailer. */
function collectTrailer(bytes: Uint8Array, at: number, trailer: PdfDict): void {
  const near = findBytes(bytes, '/XRef', at, at + 1000)
  if (near !== -1) keepTrailer(new ObjectParser(bytes, at), trailer)
}

function collectTrailers(bytes: Uint8Array, trailer: PdfDict): void {
  for (let at = findBytes(bytes, 'trailer'); at !== -1; at = findBytes(bytes, 'trailer', at + 7))
    keepTrailer(new ObjectParser(bytes, at + 7), trailer)
}

function keepTrailer(parser: ObjectParser, trailer: PdfDict): void {
  try {
    const dict = parser.readObject()
    if (!(dict instanceof Map)) return
    for (const key of TRAILER_KEYS) {
      const value = dict.get(key)
      if (value !== undefined) trailer.set(key, value)
    }
  } catch {
    // A damaged trailer is ignored; the catalog is searched for among the objects.
  }
}

/** Returns the end of a stream, skipping its bytes, which can contain anything. */
function endOfStream(bytes: Uint8Array, from: number): number {
  const parser = new ObjectParser(bytes, from)
  try {
    const length = getLength(parser)
    parser.skipSpace()
    if (!parser.take('stream')) return from
    const end = findBytes(bytes, 'endstream', parser.at + length)
    return end === -1 ? from : end
  } catch {
    return from
  }
}

function getLength(parser: ObjectParser): number {
  const dict = parser.readObject()
  const length = dict instanceof Map ? dict.get('Length') : undefined
  if (typeof length !== 'number') return 0
  // A length that is not true must not hide the objects that follow.
  const at = parser.at
  const probe = findBytes(parser.bytes, 'endstream', at + length, at + length + 40)
  return probe === -1 ? 0 : length
}
