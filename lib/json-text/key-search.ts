import { type JsonDocument, NONE, type NodeId } from './document.ts'
import { childrenOf, keyOf } from './node.ts'

const QUOTE = 0x22
const BACKSLASH = 0x5c

/** The members of an object with the key, in document order; more than one where the key is repeated. */
export function* membersNamed(document: JsonDocument, object: NodeId, key: string): Generator<NodeId> {
  const spelling = new TextEncoder().encode(key)
  for (const child of childrenOf(document, object)) if (keyIs(document, child, key, spelling)) yield child
}

/** Compares bytes as far as no escape comes: decoding every key would take far longer. */
function keyIs(document: JsonDocument, node: NodeId, key: string, spelling: Uint8Array): boolean {
  const { bytes } = document
  const start = (document.keys[node] ?? NONE) + 1
  for (let index = 0; ; index++) {
    const byte = bytes[start + index]
    if (byte === BACKSLASH) return keyOf(document, node) === key
    if (index === spelling.length) return byte === QUOTE
    if (byte !== spelling[index]) return false
  }
}
