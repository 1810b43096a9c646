import { type JsonDocument, NODE_KINDS, NONE, type NodeId } from './document.ts'
import { getChildren, getKey } from './node.ts'
import { JsonPrinter } from './printer.ts'
import { TOKEN } from './scanner.ts'
import { stringEnd } from './string-end.ts'

const OBJECT = NODE_KINDS.indexOf('object')
const ARRAY = NODE_KINDS.indexOf('array')

/**
 * Like `formatJson`, with the members of every object sorted by the UTF-16 code units of their keys;
 * members with the same key keep their order.
 */
export function formatSortedJson(document: JsonDocument, indent: string): Uint8Array<ArrayBuffer>[] {
  const printer = new JsonPrinter(indent)
  /** Stack of pending output, the next last: a node, or `-1 - node` for its closing bracket. */
  const pending: number[] = [0]
  for (;;) {
    const task = pending.pop()
    if (task === undefined) return printer.finish()
    if (task < 0) putClose(printer, document, -1 - task)
    else putOpen(printer, document, task, pending)
  }
}

function putOpen(printer: JsonPrinter, document: JsonDocument, node: NodeId, pending: number[]): void {
  const { bytes } = document
  const key = document.keys[node] ?? NONE
  if (key !== NONE) printer.put(TOKEN.key, bytes, key, stringEnd(bytes, key))
  const start = document.starts[node] ?? 0
  const kind = document.kinds[node]
  if (kind !== OBJECT && kind !== ARRAY) {
    // The printer writes every scalar alike: it asks only whether a token opens, closes or is a key.
    printer.put(TOKEN.string, bytes, start, document.ends[node] ?? 0)
    return
  }
  printer.put(kind === OBJECT ? TOKEN.openObject : TOKEN.openArray, bytes, start, start + 1)
  pending.push(-1 - node)
  const children = kind === OBJECT ? sortedMembers(document, node) : [...getChildren(document, node)]
  for (const child of children.reverse()) pending.push(child)
}

function putClose(printer: JsonPrinter, document: JsonDocument, node: NodeId): void {
  const end = document.ends[node] ?? 0
  const token = document.kinds[node] === OBJECT ? TOKEN.closeObject : TOKEN.closeArray
  printer.put(token, document.bytes, end - 1, end)
}

function sortedMembers(document: JsonDocument, object: NodeId): NodeId[] {
  const members = [...getChildren(document, object)].map((node) => ({
    node,
    key: getKey(document, node) ?? '',
  }))
  members.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
  return members.map(({ node }) => node)
}
