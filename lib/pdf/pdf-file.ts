import { type CrossReference, type Place, placesHold, readCrossReference } from './cross-reference.ts'
import { decodeStream } from './decode-stream.ts'
import {
  type Decryption,
  decryptBytes,
  isKnownEncryption,
  keyVariants,
  unlock,
  withoutAttachments,
} from './decryption.ts'
import { findBytes } from './find-bytes.ts'
import { ObjectParser } from './object-parser.ts'
import {
  bytesToText,
  dictOf,
  isName,
  type PdfDict,
  type PdfObject,
  PdfRef,
  PdfStream,
  PdfSyntaxError,
  textToBytes,
} from './objects.ts'
import { PdfOpenError } from './open-problem.ts'
import { readPageTree } from './page-tree.ts'
import { findPdfHeader } from './pdf-header.ts'
import { scanForObjects } from './repair.ts'

/** Opens a file: by its cross-reference table, or by searching its bytes if the table is invalid. */
export async function openPdf(bytes: Uint8Array, password?: string): Promise<PdfFile> {
  const header = findPdfHeader(bytes)
  if (header === -1) throw new PdfOpenError('not-a-pdf')
  const whole = bytes.subarray(header)
  const file = (await openByTable(whole, password)) ?? (await openByScan(whole, password))
  // The filter of a proposed version of PDF, which can hide all pages in object streams.
  if (!file)
    throw new PdfOpenError(findBytes(whole, '/BrotliDecode') === -1 ? 'damaged' : 'unknown-compression')
  return file
}

async function openByTable(bytes: Uint8Array, password: string | undefined): Promise<PdfFile | undefined> {
  const table = getTable(bytes)
  if (!table || !placesHold(bytes, table.places)) return undefined
  const file = new PdfFile(bytes, table)
  await file.unlock(password)
  return readPageTree(file).pages.length > 0 ? file : undefined
}

function getTable(bytes: Uint8Array): CrossReference | undefined {
  try {
    return readCrossReference(bytes)
  } catch {
    return undefined
  }
}

async function openByScan(bytes: Uint8Array, password: string | undefined): Promise<PdfFile | undefined> {
  const file = new PdfFile(bytes, scanForObjects(bytes))
  await file.unlock(password)
  file.isRepaired = true
  file.findHidden()
  if (readPageTree(file).pages.length === 0) file.adoptLoosePages()
  return file.hasPages() ? file : undefined
}

/** Limit of objects that are read to choose the variant of a key. */
const MAX_PROBED = 60

/** An object stream (7.5.7): pairs of number and offset, then the objects. */
type Container = { readonly parser: ObjectParser; readonly offsets: Map<number, number> }

/** Open file: its objects are read on first request and then cached. */
export class PdfFile {
  readonly bytes: Uint8Array
  readonly trailer: PdfDict
  readonly #places: Map<number, Place>
  readonly #objects = new Map<number, PdfObject>()
  readonly #containers = new Map<number, Container>()
  #decryption: Decryption | undefined
  isEncrypted = false
  /** True if the cross-reference table was invalid: lost objects cannot be detected. */
  isRepaired = false

  constructor(bytes: Uint8Array, table: CrossReference) {
    this.bytes = bytes
    this.trailer = table.trailer
    this.#places = table.places
  }

  /** Never prompts: without a password the empty one is tried, which opens files that only restrict their use. */
  async unlock(password: string | undefined): Promise<void> {
    const encrypt = this.dict(this.trailer.get('Encrypt'))
    if (!encrypt) return
    this.isEncrypted = true
    const id = this.resolve(this.trailer.get('ID'))
    const plain = new Map([...encrypt].map(([key, value]) => [key, this.resolve(value)]))
    if (!isKnownEncryption(plain)) throw new PdfOpenError('unknown-encryption')
    const resolve = (value: PdfObject | undefined) => this.resolve(value)
    this.#decryption =
      (await unlock(plain, id, '', resolve)) ??
      (password === undefined
        ? withoutAttachments(plain, resolve)
        : await unlock(plain, id, password, resolve))
    this.#objects.clear()
    if (!this.#decryption)
      throw new PdfOpenError(password === undefined ? 'needs-password' : 'wrong-password')
    this.#chooseKey(keyVariants(this.#decryption, plain))
  }

  /** Uses the variant of the key that decrypts the most compressed streams to the start of a zlib stream. */
  #chooseKey(variants: readonly Decryption[]): void {
    if (variants.length < 2) return
    const counts = variants.map((variant) => {
      this.#decryption = variant
      this.#objects.clear()
      return this.#countPacked()
    })
    this.#decryption = variants[counts.indexOf(Math.max(...counts))]
    this.#objects.clear()
    this.#containers.clear()
  }

  /** Counts the streams among the first objects that begin as zlib does (RFC 1950, 2.2). */
  #countPacked(): number {
    const numbers = [...this.#places]
      .filter(([, place]) => place !== null && 'offset' in place)
      .slice(0, MAX_PROBED)
    const streams = numbers
      .map(([number]) => this.#object(number))
      .filter((object) => object instanceof PdfStream)
    return streams.filter(({ dict, bytes: [first = 0, second = 0] }) => {
      const isFlate = isName(this.resolve(dict.get('Filter')), 'FlateDecode')
      return isFlate && (first & 15) === 8 && (first * 256 + second) % 31 === 0
    }).length
  }

  /** Whether attachments are encrypted by a password that is not known, while the rest of the file is not. */
  get hasLockedAttachments(): boolean {
    return this.#decryption?.attachments === 'locked'
  }

  get catalog(): PdfDict {
    return this.dict(this.trailer.get('Root')) ?? new Map()
  }

  get version(): string {
    const own = /^%PDF-(\d\.\d)/.exec(bytesToText(this.bytes.subarray(0, 8)))?.[1] ?? '1.4'
    const later = this.resolve(this.catalog.get('Version'))
    return later !== null && typeof later === 'object' && 'text' in later && later.text > own
      ? later.text
      : own
  }

  hasPages(): boolean {
    return this.dict(this.catalog.get('Pages')) !== undefined
  }

  /** Follows references to the object itself; what is missing or damaged is null (7.3.10). */
  resolve(value: PdfObject | undefined): PdfObject {
    let found = value ?? null
    for (let steps = 0; found instanceof PdfRef; steps++) {
      if (steps > 32) return null
      found = this.#object(found.number)
    }
    return found
  }

  /** The dictionary that a value is or refers to; a stream's dictionary counts. */
  dict(value: PdfObject | undefined): PdfDict | undefined {
    const found = this.resolve(value)
    if (found instanceof PdfStream) return found.dict
    return found instanceof Map ? found : undefined
  }

  array(value: PdfObject | undefined): PdfObject[] | undefined {
    const found = this.resolve(value)
    return Array.isArray(found) ? found : undefined
  }

  /** For repaired files: objects inside object streams, and the catalog if no trailer names it. */
  findHidden(): void {
    for (const number of [...this.#places.keys()]) {
      const stream = this.#object(number)
      if (stream instanceof PdfStream && isName(this.resolve(stream.dict.get('Type')), 'ObjStm'))
        this.#listContained(number)
    }
    if (this.dict(this.trailer.get('Root'))?.has('Pages')) return
    for (const number of this.#places.keys())
      if (isName(this.dict(new PdfRef(number))?.get('Type'), 'Catalog'))
        this.trailer.set('Root', new PdfRef(number))
  }

  /** Collects pages in file order if the catalog or its page tree is lost, as in truncated files. */
  adoptLoosePages(): void {
    const pages = [...this.#places.keys()].filter((number) =>
      isName(this.dict(new PdfRef(number))?.get('Type'), 'Page'),
    )
    if (pages.length === 0) return
    const tree = dictOf({ Kids: pages.map((number) => new PdfRef(number)) })
    this.trailer.set('Root', new Map([...this.catalog, ['Pages', tree]]))
  }

  #listContained(container: number): void {
    for (const number of this.#container(container)?.offsets.keys() ?? []) {
      const known = this.#places.get(number)
      if (!known || 'container' in known) this.#places.set(number, { container, index: 0 })
    }
  }

  #object(number: number): PdfObject {
    const known = this.#objects.get(number)
    if (known !== undefined) return known
    this.#objects.set(number, null)
    const object = this.#read(number)
    this.#objects.set(number, object)
    return object
  }

  #read(number: number): PdfObject {
    const place = this.#places.get(number)
    if (!place) return null
    try {
      return 'offset' in place
        ? this.#readAt(number, place.offset, place.generation)
        : this.#readContained(number, place.container)
    } catch (error) {
      if (error instanceof PdfSyntaxError) return null
      throw error
    }
  }

  #readContained(number: number, container: number): PdfObject {
    const opened = this.#container(container)
    const offset = opened?.offsets.get(number)
    if (!opened || offset === undefined) return null
    opened.parser.at = offset
    return opened.parser.readObject()
  }

  #container(number: number): Container | undefined {
    const known = this.#containers.get(number)
    if (known) return known
    const stream = this.#object(number)
    if (!(stream instanceof PdfStream)) return undefined
    const opened = this.#openContainer(stream)
    this.#containers.set(number, opened)
    return opened
  }

  #openContainer(stream: PdfStream): Container {
    const offsets = new Map<number, number>()
    try {
      const parser = new ObjectParser(decodeStream(stream, (value) => this.resolve(value)))
      const first = Number(this.resolve(stream.dict.get('First')))
      const count = Number(this.resolve(stream.dict.get('N')))
      for (let i = 0; i < count; i++) {
        const object = parser.readInteger()
        offsets.set(object, first + parser.readInteger())
      }
      return { parser, offsets }
    } catch (error) {
      if (error instanceof PdfSyntaxError) return { parser: new ObjectParser(new Uint8Array(0)), offsets }
      throw error
    }
  }

  #readAt(number: number, offset: number, generation: number): PdfObject {
    const decryption = this.#decryption
    const decrypt = (text: string) =>
      decryption === undefined
        ? text
        : bytesToText(decryptBytes(decryption, decryption.strings, number, generation, textToBytes(text)))
    const parser = new ObjectParser(this.bytes, offset, decrypt)
    parser.readInteger()
    parser.readInteger()
    parser.skipSpace()
    parser.take('obj')
    const object = parser.readObject()
    if (!(object instanceof Map)) return object
    parser.skipSpace()
    if (!parser.take('stream')) return object
    if (this.hasLockedAttachments && isName(object.get('Type'), 'EmbeddedFile')) return null
    return new PdfStream(
      object,
      this.#decrypted(object, number, generation, this.#streamBytes(parser, object)),
    )
  }

  #streamBytes(parser: ObjectParser, dict: PdfDict): Uint8Array {
    const { bytes } = this
    if (bytes[parser.at] === 13) parser.at++
    if (bytes[parser.at] === 10) parser.at++
    const start = parser.at
    const length = this.resolve(dict.get('Length'))
    if (typeof length === 'number' && length >= 0) {
      parser.at = start + length
      parser.skipSpace()
      if (parser.take('endstream')) return bytes.subarray(start, start + length)
    }
    return bytes.subarray(start, this.#endOfStream(start))
  }

  /** Returns the end of a stream with a wrong length: the next `endstream` or `endobj`, minus the line end. */
  #endOfStream(start: number): number {
    let end = findBytes(this.bytes, 'endstream', start)
    if (end === -1) end = findBytes(this.bytes, 'endobj', start)
    if (end === -1) return this.bytes.length
    if (this.bytes[end - 1] === 10) end--
    if (this.bytes[end - 1] === 13) end--
    return Math.max(start, end)
  }

  #decrypted(dict: PdfDict, number: number, generation: number, bytes: Uint8Array): Uint8Array {
    const decryption = this.#decryption
    const type = dict.get('Type')
    if (!decryption || isName(type, 'XRef')) return bytes
    if (isName(type, 'Metadata') && !decryption.hidesMetadata) return bytes
    if (this.#namesOwnCipher(dict)) return bytes
    const { streams, attachments } = decryption
    const method = isName(type, 'EmbeddedFile') ? attachments : streams
    return decryptBytes(decryption, method, number, generation, bytes)
  }

  /** A stream with the filter Crypt (7.4.10) is, in practice, one that is left in the clear. */
  #namesOwnCipher(dict: PdfDict): boolean {
    const filter = this.resolve(dict.get('Filter'))
    return isName(Array.isArray(filter) ? this.resolve(filter[0]) : filter, 'Crypt')
  }
}
