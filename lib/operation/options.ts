import type { Json, Operation } from './operation.ts'

/** One field of a question, as a program gives it. */
export type Option = {
  readonly name: string
  /** `data` is given as JSON. */
  readonly kind: 'text' | 'number' | 'flag' | 'choice' | 'list' | 'data'
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
export function getOptions({ params, input, notes }: Operation): Option[] {
  return Object.entries(params.entries)
    .filter(([name]) => name !== input?.field)
    .map(([name, schema]) => getOption(name, schema, notes[name]))
}

/** `hasHeader` as `--has-header`. */
export function getFlag(name: string): string {
  return `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
}

function getOption(name: string, schema: Described, note: string | undefined): Option {
  const inner = innermost(schema)
  const choices = (inner.type === 'picklist' ? (inner.options ?? []) : []).filter(
    (choice) => typeof choice === 'string' || typeof choice === 'number',
  )
  return {
    name,
    kind: getKind(inner),
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
