import type { JsonDocument, NodeId } from '#lib/json/document.ts'
import { findDuplicateKeys } from '#lib/json/duplicate-keys.ts'
import { getPositions, type Position } from '#lib/json/error-position.ts'
import { getJsonPath } from '#lib/json/node-path.ts'
import { findUnsafeIntegers } from '#lib/json/unsafe-integers.ts'

/** Value that other programs might read differently, and its position in the input. */
type Finding = Position & { readonly node: NodeId; readonly path: string }

export type Findings = {
  /** The first ones in document order. */
  readonly found: readonly Finding[]
  /** There are more than `found` contains. */
  readonly hasMore: boolean
}

export type Warnings = {
  /** Members whose key their object had before. */
  readonly duplicateKeys: Findings
  /** Integers beyond ±(2^53 − 1). */
  readonly unsafeIntegers: Findings
}

const MAX_FINDINGS = 100

/** Returns the values that remain unchanged in the output but need attention. */
export function getWarnings(document: JsonDocument): Warnings {
  const { keys, starts } = document
  return {
    duplicateKeys: toFindings(document, findDuplicateKeys(document, MAX_FINDINGS + 1), keys),
    unsafeIntegers: toFindings(document, findUnsafeIntegers(document, MAX_FINDINGS + 1), starts),
  }
}

function toFindings(document: JsonDocument, nodes: readonly NodeId[], offsets: Uint32Array): Findings {
  const shown = nodes.slice(0, MAX_FINDINGS).sort((a, b) => a - b)
  const positions = getPositions(
    document.bytes,
    shown.map((node) => offsets[node] ?? 0),
  )
  return {
    found: positions.map((position, index) => finding(document, shown[index] ?? 0, position)),
    hasMore: nodes.length > MAX_FINDINGS,
  }
}

function finding(document: JsonDocument, node: NodeId, position: Position): Finding {
  return { ...position, node, path: getJsonPath(document, node) }
}
