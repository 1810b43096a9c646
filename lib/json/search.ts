import type { WorkerDocument } from '../worker/answer-jobs.ts'
import { type JsonDocument, NODE_KINDS, NONE, type NodeId } from './document.ts'
import { getKey, getSource, stringEnd, textOfString } from './node.ts'

/** Jobs of a worker that searches a tree; a response contains at most {@link MAX_MATCHES} nodes. */
export type TreeSearchJob<Opening = unknown> = {
  readonly kind: 'search'
  readonly document: WorkerDocument<Opening>
  readonly query: string
}

export const MAX_MATCHES = 10_000

const STRING = NODE_KINDS.indexOf('string')
const ARRAY = NODE_KINDS.indexOf('array')
const BACKSLASH = 0x5c

/**
 * Returns at most `limit` nodes, in document order, whose key or own value (of a string, number, boolean or null)
 * contains `query`, case-insensitively. An empty query matches nothing.
 */
export function searchDocument(document: JsonDocument, query: string, limit: number): NodeId[] {
  const wanted = query.toLowerCase()
  const found: NodeId[] = []
  if (wanted === '') return found
  const includes = /^[\0-\x7f]*$/.test(wanted) ? asciiSearch(document, wanted) : () => undefined
  for (let node = 0; node < document.nodeCount && found.length < limit; node++) {
    if (keyHolds(document, node, wanted, includes) || valueHolds(document, node, wanted, includes))
      found.push(node)
  }
  return found
}

/** The place in `matches` of the match after (`step` 1) or before (`step` -1) the one at `index`, round the ends. */
export function stepThroughMatches(matches: readonly NodeId[], index: number, step: 1 | -1): number {
  return (index + step + matches.length) % matches.length
}

/** Returns whether a range of bytes contains the query, or `undefined` if it must be decoded first. */
type RangeSearch = (start: number, end: number) => boolean | undefined

function keyHolds(document: JsonDocument, node: NodeId, wanted: string, includes: RangeSearch): boolean {
  const start = document.keys[node] ?? NONE
  if (start === NONE) return false
  const verdict = includes(start + 1, stringEnd(document.bytes, start) - 1)
  return verdict ?? getKey(document, node)?.toLowerCase().includes(wanted) ?? false
}

function valueHolds(document: JsonDocument, node: NodeId, wanted: string, includes: RangeSearch): boolean {
  const kind = document.kinds[node] ?? 0
  if (kind <= ARRAY) return false
  const quote = kind === STRING ? 1 : 0
  const verdict = includes((document.starts[node] ?? 0) + quote, (document.ends[node] ?? 0) - quote)
  if (verdict !== undefined) return verdict
  const source = getSource(document, node)
  return (kind === STRING ? textOfString(source) : source).toLowerCase().includes(wanted)
}

/** Searches without decoding: millions of small decodings would take seconds. */
function asciiSearch({ bytes }: JsonDocument, wanted: string): RangeSearch {
  const needle = new TextEncoder().encode(wanted)
  const first = needle[0] ?? 0
  return (start, end) => {
    let isFound = false
    for (let at = start; at < end; at++) {
      const byte = bytes[at] ?? 0
      if (byte === BACKSLASH || byte >= 0x80) return undefined
      if (lowerCase(byte) === first && !isFound) isFound = startsWith(bytes, at, end, needle)
    }
    return isFound
  }
}

function startsWith(bytes: Uint8Array, at: number, end: number, needle: Uint8Array): boolean {
  if (at + needle.length > end) return false
  return needle.every((letter, index) => lowerCase(bytes[at + index] ?? 0) === letter)
}

function lowerCase(byte: number): number {
  return byte >= 0x41 && byte <= 0x5a ? byte | 0x20 : byte
}
