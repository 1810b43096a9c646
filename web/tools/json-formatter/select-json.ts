import { joinBytes } from '#lib/bytes/bytes.ts'
import type { JsonDocument, NodeId } from '#lib/json/document.ts'
import { formatJson } from '#lib/json/format.ts'
import { selectNodes } from '#lib/json/path/evaluate-path.ts'
import { UserError } from '#lib/result/user-error.ts'
import { type TextWindow, textWindow } from './text-window.ts'

export type SelectedJson = {
  readonly nodes: Uint32Array<ArrayBuffer>
  /** Selected values as one JSON array, each as written in the document. */
  readonly chunks: readonly Uint8Array<ArrayBuffer>[]
  readonly window: TextWindow
}

const MAX_BYTES = 500_000_000
const OPEN = new Uint8Array([0x5b])
const COMMA = new Uint8Array([0x2c])
const CLOSE = new Uint8Array([0x5d])

/**
 * Evaluates a JSONPath query (RFC 9535). Throws UserError `Invalid JSONPath: … (column C)`. A pattern in a filter can
 * run forever, so run it in a worker that can be terminated.
 */
export function selectJson(document: JsonDocument, path: string, indent: string): SelectedJson {
  const nodes = selectNodes(document, path)
  assertSize(document, nodes)
  const chunks = formatJson(joinBytes(arrayOf(document, nodes)), indent)
  const sizeBytes = chunks.reduce((size, chunk) => size + chunk.length, 0)
  return { nodes: Uint32Array.from(nodes), chunks, window: textWindow(chunks, sizeBytes) }
}

/** Values within values are selected again and again: `$..*` of a deep document grows with the square of its depth. */
function assertSize({ starts, ends }: JsonDocument, nodes: readonly NodeId[]): void {
  const sizeBytes = nodes.reduce((size, node) => size + (ends[node] ?? 0) - (starts[node] ?? 0) + 1, 2)
  if (sizeBytes <= MAX_BYTES) return
  throw new UserError('This path selects more than 500 MB. Choose a path that selects less.')
}

function arrayOf({ bytes, starts, ends }: JsonDocument, nodes: readonly NodeId[]): Uint8Array<ArrayBuffer>[] {
  const values = nodes.flatMap((node, index) => {
    const value = bytes.subarray(starts[node], ends[node])
    return index === 0 ? [value] : [COMMA, value]
  })
  return [OPEN, ...values, CLOSE]
}
