import type { JsonDocument, NodeId } from './document.ts'
import { getChildCount, getChildren, getNext, getParent } from './node.ts'

/** The rows of a tree of which some nodes are expanded; entry i of each array is row i. */
export type TreeRows = {
  readonly count: number
  readonly nodes: Uint32Array
  /** From 1, for `aria-level`. */
  readonly levels: Uint32Array
  /** From 1, for `aria-posinset`; less one it is the index of an item of an array. */
  readonly positions: Uint32Array
}

/** Returns all rows of the tree; a view renders the few visible ones. Takes time proportional to the number of rows. */
export function treeRows(document: JsonDocument, expanded: ReadonlySet<NodeId>): TreeRows {
  const nodes: number[] = []
  const levels: number[] = []
  const positions: number[] = []
  /** For each open level, the number of its rows so far. */
  const come: number[] = [0]
  /** For each open level the node after its last. */
  const ends: number[] = [document.nodeCount]
  for (let node = 0; node < document.nodeCount; ) {
    while (node >= (ends.at(-1) ?? 0)) {
      ends.pop()
      come.pop()
    }
    const position = (come.pop() ?? 0) + 1
    come.push(position)
    nodes.push(node)
    levels.push(ends.length)
    positions.push(position)
    if (getChildCount(document, node) > 0 && expanded.has(node)) {
      ends.push(getNext(document, node))
      come.push(0)
      node++
    } else node = getNext(document, node)
  }
  return {
    count: nodes.length,
    nodes: Uint32Array.from(nodes),
    levels: Uint32Array.from(levels),
    positions: Uint32Array.from(positions),
  }
}

/** The nodes to expand so that the first `level` levels show: 1 shows the children of the root. */
export function expandedToLevel(document: JsonDocument, level: number): Set<NodeId> {
  const expanded = new Set<NodeId>()
  let row: NodeId[] = [0]
  for (let shown = 0; shown < level && row.length > 0; shown++) {
    for (const node of row) if (getChildCount(document, node) > 0) expanded.add(node)
    // The nodes of the last level are not needed: there can be a million.
    row = shown + 1 < level ? row.flatMap((node) => [...getChildren(document, node)]) : []
  }
  return expanded
}

/** `expanded` and all that must be expanded too for the node to show. */
export function expandedToShow(
  document: JsonDocument,
  expanded: ReadonlySet<NodeId>,
  node: NodeId,
): Set<NodeId> {
  const wider = new Set(expanded)
  for (let outer = getParent(document, node); outer !== undefined; outer = getParent(document, outer))
    wider.add(outer)
  return wider
}
