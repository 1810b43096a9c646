import { type JsonDocument, NODE_KINDS, type NodeId } from './document.ts'
import { getSource } from './node.ts'

const NUMBER = NODE_KINDS.indexOf('number')
const MIN_DIGITS = '9007199254740992'.length
const INTEGER = /^-?\d+$/

/** At most `limit` integers beyond ±(2^53 − 1), which JavaScript and many others would round (RFC 8259 §6). */
export function findUnsafeIntegers(document: JsonDocument, limit: number): NodeId[] {
  const { kinds, starts, ends, nodeCount } = document
  const found: NodeId[] = []
  for (let node = 0; node < nodeCount && found.length < limit; node++) {
    if (kinds[node] !== NUMBER || (ends[node] ?? 0) - (starts[node] ?? 0) < MIN_DIGITS) continue
    if (isUnsafeInteger(getSource(document, node))) found.push(node)
  }
  return found
}

/** Returns whether a number's source is an integer that a double cannot represent exactly. */
export function isUnsafeInteger(source: string): boolean {
  return INTEGER.test(source) && !Number.isSafeInteger(Number(source))
}

/** The value of a JSON number; a bigint where a double would round an integer. */
export function exactNumber(source: string): number | bigint {
  return isUnsafeInteger(source) ? BigInt(source) : Number(source)
}
