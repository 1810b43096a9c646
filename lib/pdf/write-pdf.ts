import { zlibSync } from 'fflate'
import {
  bytesToText,
  dictOf,
  type PdfDict,
  PdfName,
  type PdfObject,
  PdfRef,
  PdfStream,
  PdfString,
  pdfName,
  textToBytes,
} from './objects.ts'

/** A row of the cross-reference stream (7.5.8.3): kind, then byte and generation, or container and index. */
type Place = readonly [kind: number, second: number, third: number]

/** Encrypts the bytes of a stream or of a string in its dictionary; all else is encrypted by its object stream. */
type Seal = (bytes: Uint8Array) => Promise<Uint8Array>

const OBJECTS_PER_STREAM = 200
const COMPRESSION = { level: 5 } as const
const NEEDS_ESCAPE = /[^!"$&'*+,\-.0-9:;=?@A-Z\\^_`a-z|~]/g

/** Writes objects as a PDF file with object and cross-reference streams (ISO 32000-1, 7.5). Numbers are theirs. */
export async function writePdf(
  objects: ReadonlyMap<PdfRef, PdfObject>,
  trailer: PdfDict,
  version: string,
  seal?: Seal,
): Promise<Uint8Array<ArrayBuffer>> {
  const out = new Chunks()
  // Four bytes beyond ASCII show transfer programs that the file is binary (7.5.2).
  out.text(`%PDF-${version}\n%\xE2\xE3\xCF\xD3\n`)
  const places: Place[] = []
  const plain: [number, PdfObject][] = []
  for (const [{ number }, object] of objects) {
    if (!(object instanceof PdfStream)) plain.push([number, object])
    else places[number] = await writeStream(out, number, object, seal)
  }
  await writeObjectStreams(out, plain, places, lastNumber(objects) + 1, seal)
  const start = out.length
  const number = places.length
  places[number] = [1, start, 0]
  await writeStream(out, number, crossReferenceStream(places, trailer))
  out.text(`startxref\n${start}\n%%EOF\n`)
  return out.join()
}

async function writeObjectStreams(
  out: Chunks,
  plain: readonly [number, PdfObject][],
  places: Place[],
  first: number,
  seal: Seal | undefined,
): Promise<void> {
  let container = first
  for (let start = 0; start < plain.length; start += OBJECTS_PER_STREAM) {
    const group = plain.slice(start, start + OBJECTS_PER_STREAM)
    for (const [index, [number]] of group.entries()) places[number] = [2, container, index]
    places[container] = await writeStream(out, container, objectStream(group), seal)
    container++
  }
}

function lastNumber(objects: ReadonlyMap<PdfRef, PdfObject>): number {
  let last = 0
  for (const { number } of objects.keys()) if (number > last) last = number
  return last
}

async function writeStream(out: Chunks, number: number, stream: PdfStream, seal?: Seal): Promise<Place> {
  const bytes = seal ? await seal(stream.bytes) : stream.bytes
  const start = out.length
  const dict = seal ? await sealStrings(stream.dict, seal) : stream.dict
  dict.set('Length', bytes.length)
  out.text(`${number} 0 obj\n${formatObject(dict)}\nstream\n`)
  out.bytes(bytes)
  out.text('\nendstream\nendobj\n')
  return [1, start, 0]
}

async function sealStrings(dict: PdfDict, seal: Seal): Promise<PdfDict> {
  const sealed: PdfDict = new Map()
  for (const [key, value] of dict) sealed.set(key, await sealValue(value, seal))
  return sealed
}

async function sealValue(value: PdfObject, seal: Seal): Promise<PdfObject> {
  if (value instanceof PdfString) return new PdfString(bytesToText(await seal(textToBytes(value.bytes))))
  if (Array.isArray(value)) return Promise.all(value.map((item) => sealValue(item, seal)))
  return value instanceof Map ? sealStrings(value, seal) : value
}

function objectStream(group: readonly [number, PdfObject][]): PdfStream {
  let heads = ''
  let bodies = ''
  for (const [number, object] of group) {
    heads += `${number} ${bodies.length} `
    bodies += `${formatObject(object)}\n`
  }
  const bytes = zlibSync(textToBytes(heads + bodies), COMPRESSION)
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

/** Formats an object as PDF text, one UTF-16 unit per byte. A stream yields its dictionary. */
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
  return Math.abs(value) < 1 ? value.toFixed(10) : String(BigInt(value))
}

function formatName(text: string): string {
  return `/${text.replace(NEEDS_ESCAPE, (char) => `#${char.charCodeAt(0).toString(16).padStart(2, '0')}`)}`
}

function escapeChar(char: string): string {
  return char === '\r' ? '\\r' : `\\${char}`
}

/** Collects the output in chunks: stream bytes are copied once, at the end. */
class Chunks {
  length = 0
  readonly chunks: Uint8Array[] = []

  text(text: string): void {
    this.bytes(textToBytes(text))
  }

  bytes(bytes: Uint8Array): void {
    this.chunks.push(bytes)
    this.length += bytes.length
  }

  join(): Uint8Array<ArrayBuffer> {
    const whole = new Uint8Array(this.length)
    let at = 0
    for (const chunk of this.chunks) {
      whole.set(chunk, at)
      at += chunk.length
    }
    return whole
  }
}
