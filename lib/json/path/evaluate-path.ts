import type { JsonDocument, NodeId } from '../document.ts'
import { membersNamed } from '../key-search.ts'
import { getChildCount, getChildren, getKind, getNext } from '../node.ts'
import { compileIRegexp } from './i-regexp.ts'
import { parseJsonPath } from './parse-path.ts'
import type { Call, Operand, PathQuery, Segment, Selector, Test } from './path-syntax.ts'
import { compare, isContainer, type PathValue, readValue } from './path-value.ts'

/**
 * Returns the nodes that a JSONPath query (RFC 9535) selects, in its order; a node can occur more than once. A name
 * selects every member with that key, also if the key is repeated. Throws UserError `Invalid JSONPath: … (column C)`. A
 * pattern of `match` or `search` can backtrack for a very long time: run it in a terminable worker.
 */
export function selectNodes(document: JsonDocument, path: string): NodeId[] {
  return new Evaluation(document).query(parseJsonPath(path), 0)
}

class Evaluation {
  readonly #document: JsonDocument
  readonly #patterns = new Map<string, RegExp | undefined>()

  constructor(document: JsonDocument) {
    this.#document = document
  }

  query({ start, segments }: PathQuery, current: NodeId): NodeId[] {
    let nodes = [start === 'root' ? 0 : current]
    for (const segment of segments) nodes = this.#segment(segment, nodes)
    return nodes
  }

  #segment({ isDescendant, selectors }: Segment, nodes: readonly NodeId[]): NodeId[] {
    const selected: NodeId[] = []
    for (const node of nodes) {
      const end = isDescendant ? getNext(this.#document, node) : node + 1
      for (let from = node; from < end; from++) this.#children(selectors, from, selected)
    }
    return selected
  }

  #children(selectors: readonly Selector[], node: NodeId, selected: NodeId[]): void {
    if (getChildCount(this.#document, node) === 0) return
    for (const selector of selectors) for (const child of this.#select(selector, node)) selected.push(child)
  }

  #select(selector: Selector, node: NodeId): Iterable<NodeId> {
    const isArray = getKind(this.#document, node) === 'array'
    switch (selector.kind) {
      case 'name':
        return isArray ? [] : membersNamed(this.#document, node, selector.key)
      case 'wildcard':
        return getChildren(this.#document, node)
      case 'filter':
        return [...getChildren(this.#document, node)].filter((child) => this.#holds(selector.test, child))
      case 'index':
        return isArray ? this.#item(node, selector.index) : []
      case 'slice':
        return isArray ? this.#slice(node, selector) : []
    }
  }

  *#item(array: NodeId, index: number): Generator<NodeId> {
    let position = index < 0 ? index + getChildCount(this.#document, array) : index
    if (position < 0) return
    for (const item of getChildren(this.#document, array)) if (position-- === 0) return yield item
  }

  #slice(array: NodeId, slice: Selector & { kind: 'slice' }): NodeId[] {
    const items = [...getChildren(this.#document, array)]
    return sliceIndexes(slice, items.length).flatMap((index) => items[index] ?? [])
  }

  #holds(test: Test, current: NodeId): boolean {
    switch (test.kind) {
      case 'or':
        return test.tests.some((part) => this.#holds(part, current))
      case 'and':
        return test.tests.every((part) => this.#holds(part, current))
      case 'not':
        return !this.#holds(test.test, current)
      case 'exists':
        return this.query(test.query, current).length > 0
      case 'call':
        return this.#call(test.call, current) === true
      case 'comparison': {
        const left = this.#operand(test.left, current)
        return compare(this.#document, left, test.operator, this.#operand(test.right, current))
      }
    }
  }

  #operand(operand: Operand, current: NodeId): PathValue {
    switch (operand.kind) {
      case 'literal':
        return operand.value
      case 'call':
        return this.#call(operand.call, current)
      case 'query': {
        // Of members with the same key the last counts, as in most readers of JSON.
        const node = this.query(operand.query, current).at(-1)
        return node === undefined ? undefined : readValue(this.#document, node)
      }
    }
  }

  #call({ name, operands: [first, second] }: Call, current: NodeId): PathValue {
    if (first === undefined) return undefined
    switch (name) {
      case 'length':
        return this.#length(this.#operand(first, current))
      case 'count':
        return this.#nodes(first, current).length
      case 'value': {
        const [node, ...others] = this.#nodes(first, current)
        return node === undefined || others.length > 0 ? undefined : readValue(this.#document, node)
      }
      default: {
        const pattern = second && this.#operand(second, current)
        return this.#fits(this.#operand(first, current), pattern, name === 'match')
      }
    }
  }

  #nodes(operand: Operand, current: NodeId): NodeId[] {
    return operand.kind === 'query' ? this.query(operand.query, current) : []
  }

  #length(value: PathValue): number | undefined {
    if (typeof value === 'string') return [...value].length
    return isContainer(value) ? getChildCount(this.#document, value.node) : undefined
  }

  #fits(text: PathValue, pattern: PathValue, isWhole: boolean): boolean {
    if (typeof text !== 'string' || typeof pattern !== 'string') return false
    const key = `${isWhole}${pattern}`
    if (!this.#patterns.has(key)) this.#patterns.set(key, compileIRegexp(pattern, isWhole))
    return this.#patterns.get(key)?.test(text) ?? false
  }
}

/** The indexes that a slice selects of an array, in its order (RFC 9535 §2.3.4.2.2). */
function sliceIndexes(
  slice: { readonly start?: number; readonly end?: number; readonly step: number },
  length: number,
): number[] {
  const { step } = slice
  if (step === 0) return []
  const [lowest, highest] = step > 0 ? [0, length] : [-1, length - 1]
  const bound = (index: number) => Math.min(Math.max(index < 0 ? index + length : index, lowest), highest)
  const first = slice.start === undefined ? (step > 0 ? 0 : length - 1) : bound(slice.start)
  const last = slice.end === undefined ? (step > 0 ? length : -1) : bound(slice.end)
  const indexes: number[] = []
  for (let index = first; step > 0 ? index < last : index > last; index += step) indexes.push(index)
  return indexes
}
