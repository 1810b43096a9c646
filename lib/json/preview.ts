import type { JsonDocument, NodeId } from './document.ts'
import { getChildCount, getKind, getSource } from './node.ts'

const MAX_VALUES = 4
const MAX_VALUE_BYTES = 40
/** Children that are looked at: a list of objects has no plain values. */
const MAX_CHILDREN = 20

/**
 * Returns the first plain values of an object or array, such as `SKU-0000 · Chair 0 · 19.90`, with an ellipsis if there
 * are more values than shown; empty if there are none.
 */
export function previewOf(document: JsonDocument, node: NodeId): string {
  const count = getChildCount(document, node)
  const values: string[] = []
  let child = node + 1
  for (let index = 0; index < Math.min(count, MAX_CHILDREN) && values.length < MAX_VALUES; index++) {
    const kind = getKind(document, child)
    if (kind !== 'object' && kind !== 'array')
      values.push(plainValue(getSource(document, child, MAX_VALUE_BYTES)))
    child = document.nexts[child] ?? child + 1
  }
  if (values.length === 0) return ''
  return values.join(' · ') + (count > values.length ? ' …' : '')
}

function plainValue(source: string): string {
  return source.replace(/^"|"$/g, '')
}
