import type { WantedKey } from '../key-search.ts'

/** A parsed JSONPath query (RFC 9535), `$…`, or a query within a filter, `@…` or `$…`. */
export type PathQuery = {
  readonly start: 'root' | 'current'
  readonly segments: readonly Segment[]
}

export type Segment = {
  /** `..`: also at every value below. */
  readonly isDescendant: boolean
  readonly selectors: readonly Selector[]
}

export type Selector =
  | { readonly kind: 'name'; readonly key: WantedKey }
  | { readonly kind: 'wildcard' }
  | { readonly kind: 'index'; readonly index: number }
  | { readonly kind: 'slice'; readonly start?: number; readonly end?: number; readonly step: number }
  | { readonly kind: 'filter'; readonly test: Test }

/** Logical expression of a filter. */
export type Test =
  | { readonly kind: 'or' | 'and'; readonly tests: readonly Test[] }
  | { readonly kind: 'not'; readonly test: Test }
  | { readonly kind: 'exists'; readonly query: PathQuery }
  | { readonly kind: 'call'; readonly call: Call }
  | {
      readonly kind: 'comparison'
      readonly operator: Comparison
      readonly left: Operand
      readonly right: Operand
    }

/** Longer spellings first, so that the first that fits is the one meant. */
export const COMPARISONS = ['==', '!=', '<=', '>=', '<', '>'] as const
export type Comparison = (typeof COMPARISONS)[number]

export type Operand =
  | { readonly kind: 'literal'; readonly value: Literal }
  | { readonly kind: 'query'; readonly query: PathQuery }
  | { readonly kind: 'call'; readonly call: Call }

/** A bigint is an integer that a double would round. */
export type Literal = string | number | bigint | boolean | null

export type Call = { readonly name: FunctionName; readonly operands: readonly Operand[] }

type Signature = { readonly params: readonly ('value' | 'nodes')[]; readonly returns: 'value' | 'logical' }

/** The functions of RFC 9535 §2.4 with their types. */
export const SIGNATURES = {
  length: { params: ['value'], returns: 'value' },
  count: { params: ['nodes'], returns: 'value' },
  match: { params: ['value', 'value'], returns: 'logical' },
  search: { params: ['value', 'value'], returns: 'logical' },
  value: { params: ['nodes'], returns: 'value' },
} as const satisfies Record<string, Signature>
export type FunctionName = keyof typeof SIGNATURES

/** Whether a query returns at most one node, whatever the document: only then can it be compared (§2.3.5.1). */
export function isSingular(query: PathQuery): boolean {
  return query.segments.every(({ isDescendant, selectors }) => {
    const [only] = selectors
    return !isDescendant && selectors.length === 1 && (only?.kind === 'name' || only?.kind === 'index')
  })
}
