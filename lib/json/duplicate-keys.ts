import { type JsonDocument, NODE_KINDS, NONE, type NodeId } from './document.ts'
import { getKey, getNext, stringEnd } from './node.ts'

const OBJECT = NODE_KINDS.indexOf('object')
const BACKSLASH = 0x5c
/** Up to here comparing all pairs beats a table. */
const FEW_KEYS = 12

/** At most `limit` members whose key their object had before; keys are compared by what they mean, not by spelling. */
export function findDuplicateKeys(document: JsonDocument, limit: number): NodeId[] {
  const found: NodeId[] = []
  for (let node = 0; node < document.nodeCount && found.length < limit; node++) {
    if (document.kinds[node] === OBJECT) collectDuplicates(document, node, found, limit)
  }
  return found
}

function collectDuplicates(document: JsonDocument, object: NodeId, found: NodeId[], limit: number): void {
  const isRepeat =
    (document.childCounts[object] ?? 0) > FEW_KEYS ? repeatsByTable(document) : repeatsByPairs(document)
  const end = getNext(document, object)
  for (let child = object + 1; child < end && found.length < limit; child = getNext(document, child)) {
    if (isRepeat(child)) found.push(child)
  }
}

function repeatsByTable(document: JsonDocument): (member: NodeId) => boolean {
  const seen = new Set<string | undefined>()
  return (member) => seen.size === seen.add(getKey(document, member)).size
}

function repeatsByPairs(document: JsonDocument): (member: NodeId) => boolean {
  const members: NodeId[] = []
  const hashes: number[] = []
  return (member) => {
    const hash = keyHash(document, member)
    const isRepeat =
      hashes.includes(hash) && members.some((before) => getKey(document, before) === getKey(document, member))
    members.push(member)
    hashes.push(hash)
    return isRepeat
  }
}

/** Computes FNV-1a of the key's bytes; of its decoded value if it contains an escape. */
function keyHash(document: JsonDocument, node: NodeId): number {
  const { bytes, keys } = document
  const start = keys[node] ?? NONE
  const end = stringEnd(bytes, start) - 1
  let hash = 0x811c9dc5
  for (let at = start + 1; at < end; at++) {
    const byte = bytes[at] ?? 0
    if (byte === BACKSLASH) return meaningHash(getKey(document, node) ?? '')
    hash = Math.imul(hash ^ byte, 0x01000193)
  }
  return hash
}

function meaningHash(text: string): number {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193)
  return hash
}
