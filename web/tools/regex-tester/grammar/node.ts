/** A part of a pattern, from `start` up to, not including, `end`, as UTF-16 indexes into the pattern. */
export type Place = { readonly start: number; readonly end: number }

export type Alternatives = Place & { readonly kind: 'alternatives'; readonly options: readonly Sequence[] }
export type Sequence = Place & { readonly kind: 'sequence'; readonly items: readonly Node[] }

export const GROUP_OPENINGS = {
  '(?:': 'plain',
  '(?=': 'ahead',
  '(?!': 'not ahead',
  '(?<=': 'behind',
  '(?<!': 'not behind',
} as const

export type Group = Place & {
  readonly kind: 'group'
  readonly type: (typeof GROUP_OPENINGS)[keyof typeof GROUP_OPENINGS] | 'capture'
  /** Of a capturing group, counted from 1 by opening brackets. */
  readonly number?: number
  readonly name?: string
  /** Flags turned on and off inside, such as `i-s` (ES2025). */
  readonly modifiers?: string
  readonly body: Alternatives
}

export type Repeat = Place & {
  readonly kind: 'repeat'
  readonly item: Node
  readonly min: number
  /** Infinity where there is no upper bound. */
  readonly max: number
  readonly isLazy: boolean
}

/** One character or, of `\q{…}`, one string. */
export type Character = Place & { readonly kind: 'character'; readonly text: string }
export type Assertion = Place & { readonly kind: 'assertion'; readonly sign: '^' | '$' | 'b' | 'B' }
/** `.`, `\d`, `\W` and their like. */
export type Shorthand = Place & { readonly kind: 'shorthand'; readonly sign: string }
export type Property = Place & {
  readonly kind: 'property'
  readonly isNegated: boolean
  readonly name: string
}
export type Backreference = Place & { readonly kind: 'backreference'; readonly to: number | string }

export type Range = Place & { readonly kind: 'range'; readonly from: string; readonly to: string }
export type Strings = Place & { readonly kind: 'strings'; readonly strings: readonly string[] }
/** `--` (without) and `&&` (that are also) between the parts of a class with flag v. */
export type Operator = Place & { readonly kind: 'operator'; readonly sign: '--' | '&&' }
export type ClassItem = Character | Range | Shorthand | Property | Strings | Operator | Class
export type Class = Place & {
  readonly kind: 'class'
  readonly isNegated: boolean
  readonly items: readonly ClassItem[]
}

export type Node = Group | Repeat | Character | Assertion | Shorthand | Property | Backreference | Class
