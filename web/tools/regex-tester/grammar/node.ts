/** A part of a pattern, from `start` up to, not including, `end`, as UTF-16 indexes into the pattern. */
export type Span = { readonly start: number; readonly end: number }

export type Alternatives = Span & { readonly kind: 'alternatives'; readonly options: readonly Sequence[] }
export type Sequence = Span & { readonly kind: 'sequence'; readonly items: readonly Node[] }

export const GROUP_OPENINGS = {
  '(?:': 'plain',
  '(?=': 'ahead',
  '(?!': 'not ahead',
  '(?<=': 'behind',
  '(?<!': 'not behind',
} as const

export type Group = Span & {
  readonly kind: 'group'
  readonly type: (typeof GROUP_OPENINGS)[keyof typeof GROUP_OPENINGS] | 'capture'
  /** Of a capturing group, counted from 1 by opening brackets. */
  readonly number?: number
  readonly name?: string
  /** Flags turned on and off inside, such as `i-s` (ES2025). */
  readonly modifiers?: string
  readonly body: Alternatives
}

export type Repeat = Span & {
  readonly kind: 'repeat'
  readonly item: Node
  readonly min: number
  /** Infinity without an upper bound. */
  readonly max: number
  readonly isLazy: boolean
}

/** One character or, of `\q{…}`, one string. */
export type Character = Span & { readonly kind: 'character'; readonly text: string }
export type Assertion = Span & { readonly kind: 'assertion'; readonly sign: '^' | '$' | 'b' | 'B' }
/** `.`, `\d`, `\W` and their like. */
export type Shorthand = Span & { readonly kind: 'shorthand'; readonly sign: string }
export type Property = Span & {
  readonly kind: 'property'
  readonly isNegated: boolean
  readonly name: string
}
export type Backreference = Span & { readonly kind: 'backreference'; readonly to: number | string }

type Range = Span & { readonly kind: 'range'; readonly from: string; readonly to: string }
type Strings = Span & { readonly kind: 'strings'; readonly strings: readonly string[] }
/** `--` (without) and `&&` (that are also) between the parts of a class with flag v. */
type Operator = Span & { readonly kind: 'operator'; readonly sign: '--' | '&&' }
export type ClassItem = Character | Range | Shorthand | Property | Strings | Operator | Class
export type Class = Span & {
  readonly kind: 'class'
  readonly isNegated: boolean
  readonly items: readonly ClassItem[]
}

export type Node = Group | Repeat | Character | Assertion | Shorthand | Property | Backreference | Class

/** A part and all parts in it, from left to right; the members of classes are left out. */
export function* walk(part: Node | Sequence | Alternatives): Generator<Node> {
  if (part.kind === 'alternatives') for (const option of part.options) yield* walk(option)
  else if (part.kind === 'sequence') for (const item of part.items) yield* walk(item)
  else {
    yield part
    if (part.kind === 'group') yield* walk(part.body)
    if (part.kind === 'repeat') yield* walk(part.item)
  }
}
