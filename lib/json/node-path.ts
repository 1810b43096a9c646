import type { JsonDocument, NodeId } from './document.ts'
import { getChildren, getKey, getParent } from './node.ts'

/** The keys and indexes that lead from the root to the node. */
function stepsTo(document: JsonDocument, node: NodeId): (string | number)[] {
  const steps: (string | number)[] = []
  let child = node
  for (let parent = getParent(document, node); parent !== undefined; parent = getParent(document, child)) {
    steps.push(getKey(document, child) ?? indexIn(document, parent, child))
    child = parent
  }
  return steps.reverse()
}

/** Normalized path (RFC 9535 §2.7): `$['store']['book'][0]`. */
export function getJsonPath(document: JsonDocument, node: NodeId): string {
  return `$${stepsTo(document, node).map(normalizedStep).join('')}`
}

/** JSON Pointer (RFC 6901): `/store/book/0`; the root is the empty text. */
export function getJsonPointer(document: JsonDocument, node: NodeId): string {
  return stepsTo(document, node)
    .map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('')
}

function indexIn(document: JsonDocument, parent: NodeId, node: NodeId): number {
  let index = 0
  for (const child of getChildren(document, parent)) {
    if (child === node) return index
    index++
  }
  return index
}

const SHORT_ESCAPES: Readonly<Record<string, string>> = {
  '\b': '\\b',
  '\t': '\\t',
  '\n': '\\n',
  '\f': '\\f',
  '\r': '\\r',
  "'": "\\'",
  '\\': '\\\\',
}

function normalizedStep(step: string | number): string {
  if (typeof step === 'number') return `[${step}]`
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that the path must escape
  return `['${step.replace(/[\u0000-\u001f'\\]/g, (letter) => SHORT_ESCAPES[letter] ?? hexEscape(letter))}']`
}

function hexEscape(letter: string): string {
  return `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
}
