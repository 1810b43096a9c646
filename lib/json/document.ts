import { doubleLength, JsonScanner, TOKEN, type Token } from './scanner.ts'

/** Kinds of values; a node's `kinds` entry is an index in this list. */
export const NODE_KINDS = ['object', 'array', 'string', 'number', 'true', 'false', 'null'] as const
export type NodeKind = (typeof NODE_KINDS)[number]

/** A node's number: its place in document order. The root is 0. */
export type NodeId = number

/** Stands for "no parent" and "no key". */
export const NONE = 0xffffffff

/**
 * JSON text and the positions of its values: one entry per value, in document order. Plain typed arrays, so that it can
 * be transferred between threads (see `getTransferables`). Offsets are bytes of `bytes` (UTF-8).
 */
export type JsonDocument = {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly nodeCount: number
  readonly kinds: Uint8Array<ArrayBuffer>
  /** First byte of the value. */
  readonly starts: Uint32Array<ArrayBuffer>
  /** The byte after the value. */
  readonly ends: Uint32Array<ArrayBuffer>
  /** The opening quote of the key, or `NONE`. */
  readonly keys: Uint32Array<ArrayBuffer>
  /** Array or object that contains the value, or `NONE`. */
  readonly parents: Uint32Array<ArrayBuffer>
  /** Node after the value and all its contents. */
  readonly nexts: Uint32Array<ArrayBuffer>
  /** How many children the value has. */
  readonly childCounts: Uint32Array<ArrayBuffer>
}

const KIND_OF_TOKEN = new Uint8Array(11)
KIND_OF_TOKEN[TOKEN.openObject] = NODE_KINDS.indexOf('object')
KIND_OF_TOKEN[TOKEN.openArray] = NODE_KINDS.indexOf('array')
KIND_OF_TOKEN[TOKEN.string] = NODE_KINDS.indexOf('string')
KIND_OF_TOKEN[TOKEN.number] = NODE_KINDS.indexOf('number')
KIND_OF_TOKEN[TOKEN.true] = NODE_KINDS.indexOf('true')
KIND_OF_TOKEN[TOKEN.false] = NODE_KINDS.indexOf('false')
KIND_OF_TOKEN[TOKEN.null] = NODE_KINDS.indexOf('null')

/** Reads a JSON text (RFC 8259, UTF-8) into a document. Throws UserError `Invalid JSON: … (line L column C)`. */
export function readJsonDocument(bytes: Uint8Array<ArrayBuffer>): JsonDocument {
  const scanner = new JsonScanner(bytes)
  const recorder = new Recorder()
  for (;;) {
    const token = scanner.next()
    if (token === TOKEN.end) return recorder.finish(bytes)
    recorder.put(token, scanner.start, scanner.end)
  }
}

/** Returns a copy that can be transferred while the original remains usable. */
export function copyOf({ nodeCount, ...arrays }: JsonDocument): JsonDocument {
  return {
    nodeCount,
    bytes: arrays.bytes.slice(),
    kinds: arrays.kinds.slice(),
    starts: arrays.starts.slice(),
    ends: arrays.ends.slice(),
    keys: arrays.keys.slice(),
    parents: arrays.parents.slice(),
    nexts: arrays.nexts.slice(),
    childCounts: arrays.childCounts.slice(),
  }
}

/** Returns the buffers to transfer when a document is sent to another thread. */
export function getTransferables(document: JsonDocument): ArrayBuffer[] {
  const { bytes, kinds, starts, ends, keys, parents, nexts, childCounts } = document
  return [bytes, kinds, starts, ends, keys, parents, nexts, childCounts].map(({ buffer }) => buffer)
}

class Recorder {
  #count = 0
  #kinds = new Uint8Array(256)
  #starts = new Uint32Array(256)
  #ends = new Uint32Array(256)
  #keys = new Uint32Array(256)
  #parents = new Uint32Array(256)
  #nexts = new Uint32Array(256)
  #childCounts = new Uint32Array(256)
  #parent = NONE
  #key = NONE

  put(token: Token, start: number, end: number): void {
    if (token === TOKEN.key) this.#key = start
    else if (token === TOKEN.closeObject || token === TOKEN.closeArray) this.#close(end)
    else this.#add(token, start, end)
  }

  finish(bytes: Uint8Array<ArrayBuffer>): JsonDocument {
    const count = this.#count
    return {
      bytes,
      nodeCount: count,
      kinds: this.#kinds.slice(0, count),
      starts: this.#starts.slice(0, count),
      ends: this.#ends.slice(0, count),
      keys: this.#keys.slice(0, count),
      parents: this.#parents.slice(0, count),
      nexts: this.#nexts.slice(0, count),
      childCounts: this.#childCounts.slice(0, count),
    }
  }

  #add(token: Token, start: number, end: number): void {
    const node = this.#count++
    if (node === this.#kinds.length) this.#grow()
    this.#kinds[node] = KIND_OF_TOKEN[token] ?? 0
    this.#starts[node] = start
    this.#ends[node] = end
    this.#keys[node] = this.#key
    this.#parents[node] = this.#parent
    this.#nexts[node] = node + 1
    if (this.#parent !== NONE) this.#childCounts[this.#parent] = (this.#childCounts[this.#parent] ?? 0) + 1
    this.#key = NONE
    if (token === TOKEN.openObject || token === TOKEN.openArray) this.#parent = node
  }

  #close(end: number): void {
    const node = this.#parent
    this.#ends[node] = end
    this.#nexts[node] = this.#count
    this.#parent = this.#parents[node] ?? NONE
  }

  #grow(): void {
    this.#kinds = doubleLength(this.#kinds)
    this.#starts = doubleLength(this.#starts)
    this.#ends = doubleLength(this.#ends)
    this.#keys = doubleLength(this.#keys)
    this.#parents = doubleLength(this.#parents)
    this.#nexts = doubleLength(this.#nexts)
    this.#childCounts = doubleLength(this.#childCounts)
  }
}
