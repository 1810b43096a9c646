import { decimalText } from './decimal-text.ts'
import type { Json, Operation } from './operation.ts'

/** Parameter of an operation, with its form on the command line. */
export type Option = {
  readonly name: string
  /** Option of the command, such as `--per-line` for `isPerLine`. */
  readonly flag: string
  /** `decimal` is a number whose digits are kept, `data` is passed as JSON. */
  readonly kind: 'text' | 'number' | 'decimal' | 'flag' | 'choice' | 'list' | 'data'
  readonly choices: readonly (string | number)[]
  /** Such as `at most 15`. */
  readonly limits: readonly string[]
  readonly standard: Json | undefined
  readonly isRequired: boolean
  readonly note: string | undefined
}

/** Subset of a valibot schema that describes a field. */
type Described = {
  readonly type: string
  readonly wrapped?: Described
  readonly default?: unknown
  readonly options?: readonly unknown[]
  readonly item?: Described
  readonly pipe?: readonly { readonly kind: string; readonly type: string; readonly requirement?: unknown }[]
}

/** Returns the parameters of an operation, except for its input. */
export function getOptions({ params, input, notes, flags = {} }: Operation): Option[] {
  return Object.entries(params.entries)
    .filter(([name]) => name !== input?.field)
    .map(([name, schema]) => getOption(name, `--${flags[name] ?? getFlagName(name)}`, schema, notes[name]))
}

/**
 * Returns the kebab-case name of a parameter's option: without `is` and `has`, and with a leading verb in the imperative:
 * `hasHeader` is `header`, `skipsEmptyLines` is `skip-empty-lines`.
 */
export function getFlagName(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).split(' ')
  const [first = '', ...rest] = words
  if (rest.length > 0 && (first === 'is' || first === 'has')) return rest.join('-')
  return [IMPERATIVES[first] ?? first, ...rest].join('-')
}

const IMPERATIVES: Readonly<Record<string, string>> = {
  detects: 'detect',
  drops: 'drop',
  guards: 'guard',
  keeps: 'keep',
  leaves: 'leave',
  omits: 'omit',
  reads: 'read',
  rounds: 'round',
  skips: 'skip',
  trims: 'trim',
  unflattens: 'unflatten',
}

/**
 * Returns a choice as it is written on the command line: in kebab-case, such as `snake-case` for `snake_case` and
 * `us-standard-4.0` for `US Standard 4.0`; a tab is `tab`, and an empty text `none`. Short acronyms (`HS256`, `PDF`), numbers and symbols remain unchanged.
 */
export function getChoiceName(choice: string | number): string {
  const text = String(choice)
  if (text === '\t') return 'tab'
  if (text === '') return 'none'
  if (!/[A-Za-z]{2}/.test(text) || /^[A-Z0-9]{1,5}$/.test(text)) return text
  const split = /[\s_]/.test(text) ? text : text.replace(/([a-z])([A-Z][a-z])/g, '$1-$2')
  return split
    .toLowerCase()
    .replaceAll(/[()]/g, '')
    .trim()
    .replaceAll(/[\s_]+/g, '-')
}

/** Whether this spelling means the choice: case, hyphens, underscores and spaces do not count. */
export function isSameChoice(choice: string | number, text: string): boolean {
  const plain = (words: string) => words.toLowerCase().replaceAll(/[\s_-]/g, '')
  const meant = plain(text)
  return meant !== '' && (plain(String(choice)) === meant || plain(getChoiceName(choice)) === meant)
}

function getOption(name: string, flag: string, schema: Described, note: string | undefined): Option {
  const inner = innermost(schema)
  const choices = (inner.type === 'picklist' ? (inner.options ?? []) : []).filter(
    (choice) => typeof choice === 'string' || typeof choice === 'number',
  )
  return {
    name,
    flag,
    kind: Object.is(inner, decimalText) ? 'decimal' : getKind(inner),
    choices: inner.item?.type === 'picklist' ? getTexts(inner.item) : choices,
    limits: getLimits(inner),
    standard: getStandard(schema),
    isRequired: schema.type !== 'optional' && schema.type !== 'nullish' && schema.type !== 'exact_optional',
    note,
  }
}

function getTexts({ options = [] }: Described): string[] {
  return options.filter((choice) => typeof choice === 'string')
}

function innermost(schema: Described): Described {
  return schema.wrapped ? innermost(schema.wrapped) : schema
}

const KINDS: Readonly<Record<string, Option['kind']>> = {
  string: 'text',
  number: 'number',
  boolean: 'flag',
  picklist: 'choice',
}

function getKind({ type, item }: Described): Option['kind'] {
  if (type === 'array' && item && ['string', 'picklist'].includes(innermost(item).type)) return 'list'
  return KINDS[type] ?? 'data'
}

const LIMITS: Readonly<Record<string, string>> = {
  min_value: 'at least',
  max_value: 'at most',
  min_length: 'at least (length)',
  max_length: 'at most (length)',
}

function getLimits({ pipe = [] }: Described): string[] {
  return pipe.flatMap(({ type, requirement }) => {
    if (type === 'integer') return ['a whole number']
    const words = LIMITS[type]
    return words && typeof requirement === 'number' ? [`${words} ${requirement}`] : []
  })
}

function getStandard({ default: standard }: Described): Json | undefined {
  const value = typeof standard === 'function' ? standard() : standard
  // Defaults of schemas are JSON values, since pages store them.
  return value as Json | undefined
}
