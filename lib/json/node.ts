import { type JsonDocument, NODE_KINDS, NONE, type NodeId, type NodeKind } from './document.ts'

const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

export function getKind(document: JsonDocument, node: NodeId): NodeKind {
  return NODE_KINDS[document.kinds[node] ?? -1] ?? 'null'
}

/** Returns the value exactly as written; with `maxBytes`, only its start. */
export function getSource(document: JsonDocument, node: NodeId, maxBytes = Number.POSITIVE_INFINITY): string {
  const start = document.starts[node] ?? 0
  let end = Math.min(document.ends[node] ?? 0, start + maxBytes)
  // Not within a character.
  while (((document.bytes[end] ?? 0) & 0xc0) === 0x80) end--
  return decoder.decode(document.bytes.subarray(start, end))
}

/** Returns the key exactly as written, with its quotes; `undefined` for the root and for items of arrays. */
export function getKeySource(document: JsonDocument, node: NodeId): string | undefined {
  const start = document.keys[node] ?? NONE
  if (start === NONE) return undefined
  return decoder.decode(document.bytes.subarray(start, stringEnd(document.bytes, start)))
}

/** The key as the text that it means; `undefined` for the root and for items of arrays. */
export function getKey(document: JsonDocument, node: NodeId): string | undefined {
  const source = getKeySource(document, node)
  return source === undefined ? undefined : textOfString(source)
}

/** The text that a string's source means. */
export function textOfString(source: string): string {
  if (!source.includes('\\')) return source.slice(1, -1)
  // Safe: the scanner has accepted it as a string.
  return JSON.parse(source) as string
}

/** Returns the array or object that contains the node; `undefined` for the root. */
export function getParent(document: JsonDocument, node: NodeId): NodeId | undefined {
  const parent = document.parents[node] ?? NONE
  return parent === NONE ? undefined : parent
}

/** Returns the node after this one and all its contents: its next sibling, if it has one. */
export function getNext(document: JsonDocument, node: NodeId): NodeId {
  return document.nexts[node] ?? document.nodeCount
}

export function getChildCount(document: JsonDocument, node: NodeId): number {
  return document.childCounts[node] ?? 0
}

/** The children in document order. */
export function* getChildren(document: JsonDocument, node: NodeId): Generator<NodeId> {
  const end = getNext(document, node)
  for (let child = node + 1; child < end; child = getNext(document, child)) yield child
}

/** Returns the number of values in the node, at any depth. */
export function getDescendantCount(document: JsonDocument, node: NodeId): number {
  return getNext(document, node) - node - 1
}

/** Returns the number of arrays and objects around the node; 0 for the root. */
export function getDepth(document: JsonDocument, node: NodeId): number {
  let depth = 0
  for (let parent = getParent(document, node); parent !== undefined; parent = getParent(document, parent))
    depth++
  return depth
}

const QUOTE = 0x22
const BACKSLASH = 0x5c

/** The byte after the closing quote of a string that has been checked before. */
export function stringEnd(bytes: Uint8Array, quoteAt: number): number {
  let at = quoteAt + 1
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1
  return at + 1
}
