import { type JsonDocument, NONE } from './document.ts'
import { getKind } from './node.ts'

const ROOT_TYPES = ['object', 'array', 'string', 'number', 'boolean', 'null'] as const
type RootType = (typeof ROOT_TYPES)[number]

export type JsonStatistics = {
  readonly sizeBytes: number
  /** Members of all objects; a duplicate key counts each time. */
  readonly keys: number
  /** Levels of arrays and objects; 0 for a bare value. */
  readonly depth: number
  readonly rootType: RootType
}

export function getStatistics(document: JsonDocument): JsonStatistics {
  const root = getKind(document, 0)
  return {
    sizeBytes: document.bytes.length,
    keys: countKeys(document),
    depth: deepestLevel(document),
    rootType: root === 'true' || root === 'false' ? 'boolean' : root,
  }
}

function countKeys(document: JsonDocument): number {
  let keys = 0
  for (let node = 0; node < document.nodeCount; node++) if (document.keys[node] !== NONE) keys++
  return keys
}

function deepestLevel(document: JsonDocument): number {
  const { kinds, parents, nodeCount } = document
  const levels = new Uint32Array(nodeCount)
  let deepest = 0
  for (let node = 0; node < nodeCount; node++) {
    const outer = levels[parents[node] ?? NONE] ?? 0
    const level = (kinds[node] ?? 2) < 2 ? outer + 1 : outer
    levels[node] = level
    if (level > deepest) deepest = level
  }
  return deepest
}
