import { joinBytes } from '../bytes/bytes.ts'
import { UserError } from '../result/user-error.ts'
import { type JsonDocument, NODE_KINDS, NONE, type NodeId } from './document.ts'
import { encodeJsonText } from './encoding.ts'
import { getChildren, getKey, stringEnd } from './node.ts'
import { JsonScanner, TOKEN, type Token } from './scanner.ts'

/**
 * Formats JSON (RFC 8259, UTF-8); numbers, strings, key order and duplicate keys remain byte for byte. `indent` is
 * written once per level, `''` minifies; `{}` and `[]` remain on one line, and so do contents deeper than 2,000 levels.
 * Returns the result in consecutive chunks. Throws UserError `Invalid JSON: … (line L column C)`.
 */
export function formatJson(bytes: Uint8Array, indent: string): Uint8Array<ArrayBuffer>[] {
  const scanner = new JsonScanner(bytes)
  const printer = new JsonPrinter(indent)
  for (;;) {
    const token = scanner.next()
    if (token === TOKEN.end) return printer.finish()
    printer.put(token, bytes, scanner.start, scanner.end)
  }
}

/** Like `formatJson`, for text that fits in a string. */
export function formatJsonText(text: string, indent: string): string {
  return new TextDecoder().decode(joinBytes(formatJson(encodeJsonText(text), indent)))
}

const OBJECT = NODE_KINDS.indexOf('object')
const ARRAY = NODE_KINDS.indexOf('array')

/**
 * Like `formatJson`, with the members of every object sorted by the UTF-16 code units of their keys; members with the
 * same key preserve their order.
 */
export function formatSortedJson(document: JsonDocument, indent: string): Uint8Array<ArrayBuffer>[] {
  const printer = new JsonPrinter(indent)
  /** Stack of pending output, the next last: a node, or `-1 - node` for its closing bracket. */
  const pending: number[] = [0]
  for (;;) {
    const task = pending.pop()
    if (task === undefined) return printer.finish()
    if (task < 0) putClose(printer, document, -1 - task)
    else putOpen(printer, document, task, pending)
  }
}

function putOpen(printer: JsonPrinter, document: JsonDocument, node: NodeId, pending: number[]): void {
  const { bytes } = document
  const key = document.keys[node] ?? NONE
  if (key !== NONE) printer.put(TOKEN.key, bytes, key, stringEnd(bytes, key))
  const start = document.starts[node] ?? 0
  const kind = document.kinds[node]
  if (kind !== OBJECT && kind !== ARRAY) {
    // The printer writes all scalars alike: it checks only whether a token opens, closes or is a key.
    printer.put(TOKEN.string, bytes, start, document.ends[node] ?? 0)
    return
  }
  printer.put(kind === OBJECT ? TOKEN.openObject : TOKEN.openArray, bytes, start, start + 1)
  pending.push(-1 - node)
  const children = kind === OBJECT ? sortedMembers(document, node) : [...getChildren(document, node)]
  for (const child of children.reverse()) pending.push(child)
}

function putClose(printer: JsonPrinter, document: JsonDocument, node: NodeId): void {
  const end = document.ends[node] ?? 0
  const token = document.kinds[node] === OBJECT ? TOKEN.closeObject : TOKEN.closeArray
  printer.put(token, document.bytes, end - 1, end)
}

function sortedMembers(document: JsonDocument, object: NodeId): NodeId[] {
  const members = [...getChildren(document, object)].map((node) => ({
    node,
    key: getKey(document, node) ?? '',
  }))
  members.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
  return members.map(({ node }) => node)
}

const CHUNK_BYTES = 4 * 1024 * 1024
const SMALL_CHUNK_BYTES = 64 * 1024
/** Levels below this one share a line: their indentation alone would grow with the square of the depth. */
const MAX_INDENTED_DEPTH = 2_000
const MAX_BYTES = 1024 ** 3
/** Up to here a loop beats the call of `Uint8Array.set`. */
const SHORT_BYTES = 48

const LINE_FEED = 0x0a
const SPACE = 0x20
const COMMA = 0x2c
const COLON = 0x3a

/** Writes tokens as JSON text in chunks of UTF-8, each spelled as in its source. */
class JsonPrinter {
  readonly #indent: Uint8Array
  readonly #chunks: Uint8Array<ArrayBuffer>[] = []
  #room = new Uint8Array(SMALL_CHUNK_BYTES)
  #at = 0
  #size = 0
  #depth = 0
  #margin = new Uint8Array([LINE_FEED])
  #isFirst = true
  #isAfterKey = false

  /** `indent` is written once per level; an empty one writes everything on one line, without whitespace. */
  constructor(indent: string) {
    this.#indent = new TextEncoder().encode(indent)
  }

  /** Writes the token in `source` from `start` to `end`. */
  put(token: Token, source: Uint8Array, start: number, end: number): void {
    this.#makeRoom(end - start)
    if (token === TOKEN.closeObject || token === TOKEN.closeArray) {
      this.#depth--
      if (!this.#isFirst && this.#depth < MAX_INDENTED_DEPTH) this.#breakLine()
    } else if (this.#isAfterKey) {
      this.#isAfterKey = false
    } else {
      if (!this.#isFirst) this.#room[this.#at++] = COMMA
      if (this.#depth > 0) this.#breakLine()
    }
    this.#copy(source, start, end)
    this.#isFirst = token === TOKEN.openObject || token === TOKEN.openArray
    if (this.#isFirst) this.#depth++
    if (token === TOKEN.key) this.#putColon()
  }

  /** Returns the output. */
  finish(): Uint8Array<ArrayBuffer>[] {
    if (this.#at > 0) this.#closeChunk()
    return this.#chunks
  }

  #putColon(): void {
    this.#isAfterKey = true
    this.#room[this.#at++] = COLON
    if (this.#indent.length > 0) this.#room[this.#at++] = SPACE
  }

  #breakLine(): void {
    const { length } = this.#indent
    if (length === 0 || this.#depth > MAX_INDENTED_DEPTH) return
    const size = 1 + this.#depth * length
    while (this.#margin.length < size) this.#margin = this.#longerMargin()
    this.#copy(this.#margin, 0, size)
  }

  #longerMargin(): Uint8Array<ArrayBuffer> {
    const longer = new Uint8Array(this.#margin.length + this.#indent.length)
    longer.set(this.#margin)
    longer.set(this.#indent, this.#margin.length)
    return longer
  }

  #copy(source: Uint8Array, start: number, end: number): void {
    const room = this.#room
    let at = this.#at
    if (end - start > SHORT_BYTES) {
      room.set(source.subarray(start, end), at)
      at += end - start
    } else {
      for (let from = start; from < end; from++) room[at++] = source[from] ?? 0
    }
    this.#at = at
  }

  /** Reserves space for a token and everything around it. */
  #makeRoom(tokenBytes: number): void {
    const margin = Math.min(this.#depth, MAX_INDENTED_DEPTH) * this.#indent.length
    const needed = tokenBytes + margin + 8
    if (this.#at + needed <= this.#room.length) return
    this.#closeChunk()
    this.#room = new Uint8Array(Math.max(needed, CHUNK_BYTES))
    this.#at = 0
  }

  #closeChunk(): void {
    this.#size += this.#at
    if (this.#size > MAX_BYTES) {
      throw new UserError('The formatted text would be larger than 1 GB. Choose Minified to make it smaller.')
    }
    const isNearlyFull = this.#at > this.#room.length * 0.75
    // A view saves a copy; a copy releases the space that a small result does not need.
    this.#chunks.push(isNearlyFull ? this.#room.subarray(0, this.#at) : this.#room.slice(0, this.#at))
  }
}
