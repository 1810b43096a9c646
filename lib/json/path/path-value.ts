import type { JsonDocument, NodeId } from '../document.ts'
import { getChildCount, getChildren, getKey, getKind, getSource, textOfString } from '../node.ts'
import { exactNumber } from '../unsafe-integers.ts'
import type { Comparison, Literal } from './path-syntax.ts'

/** An array or object of the document. */
type Container = { readonly node: NodeId; readonly kind: 'array' | 'object' }

/** Operand of a comparison: `undefined` is the Nothing of RFC 9535. */
export type PathValue = Literal | Container | undefined

export function readValue(document: JsonDocument, node: NodeId): Exclude<PathValue, undefined> {
  const kind = getKind(document, node)
  switch (kind) {
    case 'string':
      return textOfString(getSource(document, node))
    case 'number':
      return exactNumber(getSource(document, node))
    case 'null':
      return null
    case 'true':
    case 'false':
      return kind === 'true'
    default:
      return { node, kind }
  }
}

export function isContainer(value: PathValue): value is Container {
  return typeof value === 'object' && value !== null
}

/** RFC 9535 §2.3.5.2.2. */
export function compare(
  document: JsonDocument,
  left: PathValue,
  operator: Comparison,
  right: PathValue,
): boolean {
  switch (operator) {
    case '==':
      return areEqual(document, left, right)
    case '!=':
      return !areEqual(document, left, right)
    case '<':
      return isLess(left, right)
    case '>':
      return isLess(right, left)
    case '<=':
      return isLess(left, right) || areEqual(document, left, right)
    case '>=':
      return isLess(right, left) || areEqual(document, left, right)
  }
}

function isLess(left: PathValue, right: PathValue): boolean {
  if (typeof left === 'string' && typeof right === 'string') return isBefore(left, right)
  return isNumeric(left) && isNumeric(right) && left < right
}

/** Strings are ordered by Unicode scalar values, which UTF-16 units are not beyond U+FFFF. */
function isBefore(left: string, right: string): boolean {
  let at = 0
  while (at < left.length && left[at] === right[at]) at++
  return (left.codePointAt(at) ?? -1) < (right.codePointAt(at) ?? -1)
}

function isNumeric(value: PathValue): value is number | bigint {
  return typeof value === 'number' || typeof value === 'bigint'
}

function areEqual(document: JsonDocument, left: PathValue, right: PathValue): boolean {
  const pending: [PathValue, PathValue][] = [[left, right]]
  for (;;) {
    const pair = pending.pop()
    if (pair === undefined) return true
    const [a, b] = pair
    if (isContainer(a) && isContainer(b)) {
      if (!pairChildren(document, a, b, pending)) return false
    } else if (!areEqualScalars(a, b)) {
      return false
    }
  }
}

function areEqualScalars(a: PathValue, b: PathValue): boolean {
  // A bigint and a number with the same value differ under ===.
  if (isNumeric(a) && isNumeric(b)) return a <= b && a >= b
  return a === b
}

/** Adds the pairs that must be equal too; false if the containers differ at once. */
function pairChildren(
  document: JsonDocument,
  a: Container,
  b: Container,
  pending: [PathValue, PathValue][],
): boolean {
  if (a.kind !== b.kind || getChildCount(document, a.node) !== getChildCount(document, b.node)) return false
  const others = new Map(labeledChildren(document, b.node))
  for (const [label, child] of labeledChildren(document, a.node)) {
    const other = others.get(label)
    if (other === undefined) return false
    pending.push([readValue(document, child), readValue(document, other)])
  }
  return true
}

function* labeledChildren(document: JsonDocument, node: NodeId): Generator<[label: string | number, NodeId]> {
  let index = 0
  for (const child of getChildren(document, node)) yield [getKey(document, child) ?? index++, child]
}
