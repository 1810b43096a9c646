import * as v from 'valibot'
import { readWhole } from './number-range.ts'
import { WORD_COUNTS, WORD_SEPARATORS } from './passphrase-options.ts'
import { CHARACTER_TYPES, type CharacterType, LENGTHS, MAX_PASSWORDS } from './password.ts'
import { ORDERS } from './random-numbers.ts'

export const TABS = ['Numbers', 'Password', 'List Shuffle'] as const

export const DRAW_KINDS = [
  { value: 'numbers', label: 'Numbers' },
  { value: 'dice', label: 'Dice' },
  { value: 'coin', label: 'Coin' },
] as const

/** Tabs of the page: each kind of draw, and the others. */
export const SHOWN_TABS = [...DRAW_KINDS.map(({ label }) => label), 'Password', 'List Shuffle'] as const

export function drawTitle(kind: (typeof DRAW_KINDS)[number]['value']): (typeof DRAW_KINDS)[number]['label'] {
  return DRAW_KINDS.find(({ value }) => value === kind)?.label ?? 'Numbers'
}

export const SEPARATORS = [
  { value: 'comma', label: 'Comma', text: ', ' },
  { value: 'space', label: 'Space', text: ' ' },
  { value: 'semicolon', label: 'Semicolon', text: '; ' },
  { value: 'line', label: 'New line', text: '\n' },
] as const

export const PASSWORD_KINDS = ['Characters', 'Words'] as const

const yes = v.optional(v.boolean(), true)
const no = v.optional(v.boolean(), false)

function whole(min: number, max: number, standard: number) {
  return v.optional(v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max)), standard)
}

function oneOf<const Value extends string>(
  menu: readonly { readonly value: Value }[],
  standard: NoInfer<Value>,
) {
  return v.optional(v.picklist(menu.map(({ value }) => value)), standard)
}

/** One drawing of numbers, dice or coins. */
const PastDraw = v.object({
  /** Milliseconds since 1970. */
  at: v.number(),
  kind: oneOf(DRAW_KINDS, 'numbers'),
  title: v.string(),
  values: v.array(v.string()),
  /** Details of each value, for dice. */
  details: v.optional(v.array(v.string()), []),
  isSwapped: no,
})
export type PastDraw = v.InferOutput<typeof PastDraw>

/** Everything the visitor can set, as typed, and what was drawn. Passwords are never in it. */
export const RandomForm = v.object({
  tab: v.optional(v.picklist(TABS), 'Numbers'),
  kind: oneOf(DRAW_KINDS, 'numbers'),
  minimum: v.optional(v.string(), '1'),
  maximum: v.optional(v.string(), '100'),
  count: v.optional(v.string(), '1'),
  step: v.optional(v.string(), ''),
  places: v.optional(v.string(), '0'),
  isUnique: no,
  order: oneOf(ORDERS, 'drawn'),
  separator: oneOf(SEPARATORS, 'comma'),
  dice: v.optional(v.string(), 'd6'),
  draws: v.optional(v.array(PastDraw), []),
  passwordKind: v.optional(v.picklist(PASSWORD_KINDS), 'Characters'),
  length: whole(LENGTHS.min, LENGTHS.max, LENGTHS.standard),
  uppercase: yes,
  lowercase: yes,
  digits: yes,
  symbols: yes,
  withoutLookAlikes: no,
  withoutRepeats: no,
  passwordCount: v.optional(v.string(), '1'),
  isMasked: no,
  wordCount: whole(WORD_COUNTS.min, WORD_COUNTS.max, WORD_COUNTS.standard),
  wordSeparator: oneOf(WORD_SEPARATORS, '-'),
  isCapitalized: no,
  hasDigit: no,
  items: v.optional(v.string(), ''),
  pick: v.optional(v.string(), ''),
  dropsDuplicates: no,
  isNumbered: no,
})
export type RandomForm = v.InferOutput<typeof RandomForm>

/** The types of characters that are ticked. */
export function chosenTypes(form: Pick<RandomForm, CharacterType>): CharacterType[] {
  return CHARACTER_TYPES.map(({ id }) => id).filter((id) => form[id])
}

/** Returns the number of passwords: 1 to 50, 1 if invalid. */
export function readPasswordCount(text: string): number {
  return readWhole(text, { fallback: 1, min: 1, max: MAX_PASSWORDS })
}

/** Defaults of the Numbers tab. */
export const NEW_NUMBERS: Partial<RandomForm> = {
  minimum: '1',
  maximum: '100',
  count: '1',
  step: '',
  places: '0',
  isUnique: false,
  order: 'drawn',
  draws: [],
}
