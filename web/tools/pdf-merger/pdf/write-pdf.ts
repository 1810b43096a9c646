import { zlibSync } from 'fflate'
import {
  dictOf,
  type PdfDict,
  PdfName,
  type PdfObject,
  PdfRef,
  PdfStream,
  PdfString,
  pdfName,
} from './objects.ts'

/** A row of the cross-reference stream (7.5.8.3): kind, then byte and generation, or container and index. */
type Place = readonly [kind: number, second: number, third: number]

const OBJECTS_PER_STREAM = 200
const COMPRESSION = { level: 5 } as const
const NEEDS_ESCAPE = /[^!"$&'*+,\-.0-9:;=?@A-Z\\^_`a-z|~]/g

/** Writes objects as a PDF file with object and cross-reference streams (ISO 32000-1, 7.5). Numbers are theirs. */
export function writePdf(
  objects: ReadonlyMap<PdfRef, PdfObject>,
  trailer: PdfDict,
  version: string,
): Uint8Array {
  const out = new Pieces()
  // Four bytes beyond ASCII tell transfer programs that the file is binary (7.5.2).
  out.text(`%PDF-${version}\n%\xE2\xE3\xCF\xD3\n`)
  const places: Place[] = []
  const plain: [number, PdfObject][] = []
  for (const [{ number }, object] of objects) {
    if (!(object instanceof PdfStream)) plain.push([number, object])
    else places[number] = writeStream(out, number, object)
  }
  writeObjectStreams(out, plain, places, lastNumber(objects) + 1)
  const start = out.length
  const number = places.length
  places[number] = [1, start, 0]
  writeStream(out, number, crossReferenceStream(places, trailer))
  out.text(`startxref\n${start}\n%%EOF\n`)
  return out.join()
}

function writeObjectStreams(
  out: Pieces,
  plain: readonly [number, PdfObject][],
  places: Place[],
  first: number,
): void {
  let container = first
  for (let start = 0; start < plain.length; start += OBJECTS_PER_STREAM) {
    const group = plain.slice(start, start + OBJECTS_PER_STREAM)
    for (const [index, [number]] of group.entries()) places[number] = [2, container, index]
    places[container] = writeStream(out, container, objectStream(group))
    container++
  }
}

function lastNumber(objects: ReadonlyMap<PdfRef, PdfObject>): number {
  let last = 0
  for (const { number } of objects.keys()) if (number > last) last = number
  return last
}

function writeStream(out: Pieces, number: number, stream: PdfStream): Place {
  const start = out.length
  stream.dict.set('Length', stream.bytes.length)
  out.text(`${number} 0 obj\n${formatObject(stream.dict)}\nstream\n`)
  out.bytes(stream.bytes)
  out.text('\nendstream\nendobj\n')
  return [1, start, 0]
}

function objectStream(group: readonly [number, PdfObject][]): PdfStream {
  let heads = ''
  let bodies = ''
  for (const [number, object] of group) {
    heads += `${number} ${bodies.length} `
    bodies += `${formatObject(object)}\n`
  }
  const bytes = zlibSync(latin1(heads + bodies), COMPRESSION)
  const dict = dictOf({
    Type: pdfName('ObjStm'),
    N: group.length,
    First: heads.length,
    Filter: pdfName('FlateDecode'),
  })
  return new PdfStream(dict, bytes)
}

function crossReferenceStream(places: readonly (Place | undefined)[], trailer: PdfDict) {
  const rows = new DataView(new ArrayBuffer(places.length * 7))
  for (let i = 0; i < places.length; i++) {
    const [kind, second, third] = places[i] ?? [0, 0, 65535]
    rows.setUint8(i * 7, kind)
    rows.setUint32(i * 7 + 1, second)
    rows.setUint16(i * 7 + 5, third)
  }
  const dict = dictOf({
    Type: pdfName('XRef'),
    Size: places.length,
    W: [1, 4, 2],
    Filter: pdfName('FlateDecode'),
  })
  for (const [key, value] of trailer) dict.set(key, value)
  return new PdfStream(dict, zlibSync(new Uint8Array(rows.buffer), COMPRESSION))
}

/** An object as PDF text, one UTF-16 unit a byte. A stream gives its dictionary. */
export function formatObject(object: PdfObject): string {
  if (object === null || typeof object === 'boolean') return String(object)
  if (typeof object === 'number') return formatNumber(object)
  if (object instanceof PdfRef) return `${object.number} 0 R`
  if (object instanceof PdfName) return formatName(object.text)
  if (object instanceof PdfString) return `(${object.bytes.replace(/[\\()\r]/g, escapeChar)})`
  if (object instanceof PdfStream) return formatObject(object.dict)
  return Array.isArray(object) ? formatArray(object) : formatDict(object)
}

function formatArray(items: readonly PdfObject[]): string {
  let text = '['
  for (const item of items) text += text.length === 1 ? formatObject(item) : ` ${formatObject(item)}`
  return `${text}]`
}

function formatDict(dict: PdfDict): string {
  let text = '<<'
  for (const [key, value] of dict) text += `${formatName(key)} ${formatObject(value)}`
  return `${text}>>`
}

/** Numbers have no exponent in PDF (7.3.3). */
function formatNumber(value: number): string {
  const text = String(value)
  if (!text.includes('e')) return text
  return value.toFixed(Math.abs(value) < 1 ? 10 : 0)
}

function formatName(text: string): string {
  return `/${text.replace(NEEDS_ESCAPE, (char) => `#${char.charCodeAt(0).toString(16).padStart(2, '0')}`)}`
}

function escapeChar(char: string): string {
  return char === '\r' ? '\\r' : `\\${char}`
}

function latin1(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length)
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i)
  return bytes
}

/** The output as the pieces it is made of: stream bytes are copied once, at the end. */
class Pieces {
  length = 0
  readonly #pieces: Uint8Array[] = []

  text(text: string): void {
    this.bytes(latin1(text))
  }

  bytes(bytes: Uint8Array): void {
    this.#pieces.push(bytes)
    this.length += bytes.length
  }

  join(): Uint8Array {
    const whole = new Uint8Array(this.length)
    let at = 0
    for (const piece of this.#pieces) {
      whole.set(piece, at)
      at += piece.length
    }
    return whole
  }
}
