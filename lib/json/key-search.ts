import { type JsonDocument, NONE, type NodeId } from './document.ts'
import { getChildren, getKey } from './node.ts'

const QUOTE = 0x22
const BACKSLASH = 0x5c

/** A key to look for. */
export type WantedKey = { readonly text: string; readonly bytes: Uint8Array }

/** Made once, however many objects are searched for the key. */
export function wantedKey(text: string): WantedKey {
  return { text, bytes: new TextEncoder().encode(text) }
}

/** The members of an object with the key, in document order; more than one where the key is repeated. */
export function* membersNamed(document: JsonDocument, object: NodeId, key: WantedKey): Generator<NodeId> {
  for (const child of getChildren(document, object)) if (keyIs(document, child, key)) yield child
}

/** Compares bytes up to the first escape: decoding every key would take far longer. */
function keyIs(document: JsonDocument, node: NodeId, key: WantedKey): boolean {
  const { bytes } = document
  const start = (document.keys[node] ?? NONE) + 1
  for (let index = 0; ; index++) {
    const byte = bytes[start + index]
    if (byte === BACKSLASH) return getKey(document, node) === key.text
    if (index === key.bytes.length) return byte === QUOTE
    if (byte !== key.bytes[index]) return false
  }
}
