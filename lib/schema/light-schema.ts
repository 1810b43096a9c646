/**
 * Subset of valibot for pages, at a third of its size: the same functions with the same results, except that they stop
 * at the first issue and report only the message that the schema defines. The build substitutes it for valibot in pages
 * (`build/lighter.ts`); types, the server and the tests use valibot itself.
 */
type Issue = { readonly message: string }
type Dataset = { value: unknown; typed?: boolean; issues?: Issue[] }
type Run = (dataset: Dataset, config: unknown) => Dataset
type Step = { readonly kind: 'schema' | 'validation' | 'transformation'; readonly '~run': Run }
type Schema = Step & {
  readonly entries?: Entries
  /** Whether a key is optional, and its default. */
  readonly isOptional?: boolean
  readonly default?: unknown
}
type Entries = Readonly<Record<string, Schema>>
type Values = Record<string, unknown>

function refuse(dataset: Dataset, message = 'Invalid'): Dataset {
  dataset.issues = [{ message }]
  dataset.typed = false
  return dataset
}

function getSchema(run: Run, more?: Partial<Schema>): Schema {
  return { kind: 'schema', ...more, '~run': run }
}

/** A schema of all values that pass a test. */
function typed(test: (value: unknown) => boolean) {
  return (message?: string): Schema =>
    getSchema((dataset) => {
      dataset.typed = true
      return test(dataset.value) ? dataset : refuse(dataset, message)
    })
}

export const unknown = typed(() => true)
export const string = typed((value) => typeof value === 'string')
export const boolean = typed((value) => typeof value === 'boolean')
export const number = typed((value) => typeof value === 'number' && !Number.isNaN(value))

export function literal(wanted: unknown, message?: string): Schema {
  return typed((value) => value === wanted)(message)
}

export function picklist(options: readonly unknown[], message?: string): Schema {
  return typed((value) => options.includes(value))(message)
}

/** A schema that lets some values through unseen, after a default has taken their place. */
function allowing(isAllowed: (value: unknown) => boolean, isOptional: boolean) {
  return (wrapped: Schema, instead?: unknown): Schema =>
    getSchema(
      (dataset, config) => {
        if (isAllowed(dataset.value) && instead !== undefined)
          dataset.value = typeof instead === 'function' ? instead() : instead
        if (!isAllowed(dataset.value)) return wrapped['~run'](dataset, config)
        dataset.typed = true
        return dataset
      },
      { isOptional, default: instead },
    )
}

export const optional = allowing((value) => value === undefined, true)
export const nullish = allowing((value) => value === undefined || value === null, true)
export const nullable = allowing((value) => value === null, false)

export function exactOptional(wrapped: Schema, instead?: unknown): Schema {
  return getSchema(wrapped['~run'], { isOptional: true, default: instead })
}

/** Returns a schema with a default for invalid values. */
export function fallback(schema: Schema, instead: unknown): Schema {
  return {
    ...schema,
    isOptional: true,
    default: schema.default ?? instead,
    '~run': (dataset, config) => {
      const tried = schema['~run'](dataset, config)
      return tried.issues ? { typed: true, value: instead } : tried
    },
  }
}

function isRecord(value: unknown): value is Values {
  return typeof value === 'object' && value !== null
}

/** Runs a schema on a part of a value; whether it fitted. */
function accepts(
  schema: Schema,
  value: unknown,
  dataset: Dataset,
  config: unknown,
  put: (value: unknown) => void,
) {
  const part = schema['~run']({ value }, config)
  if (part.issues) {
    dataset.issues = part.issues
    dataset.typed = false
  } else put(part.value)
  return !part.issues
}

function objectOf(entries: Entries, isStrict: boolean, message?: string): Schema {
  const fits = (input: Values, output: Values, dataset: Dataset, config: unknown) =>
    Object.entries(entries).every(([key, schema]) => {
      const isThere = key in input
      if (!isThere && schema.isOptional && schema.default === undefined) return true
      if (!isThere && !schema.isOptional) return !refuse(dataset, message)
      return accepts(schema, isThere ? input[key] : undefined, dataset, config, (value) => {
        output[key] = value
      })
    })
  return getSchema(
    (dataset, config) => {
      const input = dataset.value
      if (!isRecord(input)) return refuse(dataset, message)
      const output: Values = {}
      dataset.typed = true
      dataset.value = output
      if (
        fits(input, output, dataset, config) &&
        isStrict &&
        Object.keys(input).some((key) => !(key in entries))
      )
        refuse(dataset, message)
      return dataset
    },
    { entries },
  )
}

export function object(entries: Entries, message?: string): Schema {
  return objectOf(entries, false, message)
}

export function strictObject(entries: Entries, message?: string): Schema {
  return objectOf(entries, true, message)
}

export function array(item: Schema, message?: string): Schema {
  return getSchema((dataset, config) => {
    const input = dataset.value
    if (!Array.isArray(input)) return refuse(dataset, message)
    const output: unknown[] = []
    dataset.typed = true
    dataset.value = output
    input.every((value) => accepts(item, value, dataset, config, (parsed) => output.push(parsed)))
    return dataset
  })
}

const NO_KEYS = ['__proto__', 'prototype', 'constructor']

export function record(key: Schema, item: Schema, message?: string): Schema {
  return getSchema((dataset, config) => {
    const input = dataset.value
    if (!isRecord(input)) return refuse(dataset, message)
    const output: Values = {}
    dataset.typed = true
    dataset.value = output
    Object.entries(input).every(
      ([name, value]) =>
        NO_KEYS.includes(name) ||
        (accepts(key, name, dataset, config, () => {}) &&
          accepts(item, value, dataset, config, (parsed) => {
            output[name] = parsed
          })),
    )
    return dataset
  })
}

export function union(options: readonly Schema[], message?: string): Schema {
  return getSchema((dataset, config) => {
    for (const option of options) {
      const tried = option['~run']({ value: dataset.value }, config)
      if (!tried.issues) return tried
    }
    return refuse(dataset, message)
  })
}

/** Returns a schema for a union of objects, discriminated by a key. */
export function variant(key: string, options: readonly Schema[], message?: string): Schema {
  return getSchema((dataset, config) => {
    const input = dataset.value
    if (!isRecord(input)) return refuse(dataset, message)
    const option = options.find(
      ({ entries }) => !entries?.[key]?.['~run']({ value: input[key] }, config).issues,
    )
    return option ? option['~run'](dataset, config) : refuse(dataset, message)
  })
}

export function pipe(first: Schema, ...steps: readonly Step[]): Schema {
  return {
    ...first,
    '~run': (dataset, config) => {
      let now = first['~run'](dataset, config)
      for (const step of steps) {
        if (now.issues) return { ...now, typed: false }
        now = step['~run'](now, config)
      }
      return now
    },
  }
}

function validation<Wanted>(test: (value: never, wanted: Wanted) => boolean) {
  return (wanted: Wanted, message?: string): Step => ({
    kind: 'validation',
    // A pipe begins with a schema that has found the value to be of the kind that the test takes.
    '~run': (dataset) => (test(dataset.value as never, wanted) ? dataset : refuse(dataset, message)),
  })
}

type Long = { readonly length: number }

export const minLength = validation(({ length }: Long, min: number) => length >= min)
export const maxLength = validation(({ length }: Long, max: number) => length <= max)
export const length = validation((value: Long, wanted: number) => value.length === wanted)
export const minValue = validation((value: number, min: number) => value >= min)
export const maxValue = validation((value: number, max: number) => value <= max)
export const regex = validation((value: string, pattern: RegExp) => pattern.test(value))
export const check = validation((value, test: (value: never) => boolean) => test(value))

export function nonEmpty(message?: string): Step {
  return minLength(1, message)
}

export function integer(message?: string): Step {
  return check(Number.isInteger, message)
}

export function transform(change: (value: never) => unknown): Step {
  return {
    kind: 'transformation',
    '~run': (dataset) => {
      dataset.value = change(dataset.value as never)
      return dataset
    },
  }
}

export function trim(): Step {
  return transform((text: string) => text.trim())
}

export function readonly(): Step {
  return transform((value) => value)
}

export function entriesFromList(keys: readonly string[], schema: Schema): Entries {
  return Object.fromEntries(keys.map((key) => [key, schema]))
}

export function safeParse(schema: Schema, input: unknown) {
  const { value, issues } = schema['~run']({ value: input }, {})
  return { success: !issues, output: value, issues }
}

export function parse(schema: Schema, input: unknown): unknown {
  const { output, issues } = safeParse(schema, input)
  if (issues) throw new Error(issues[0]?.message)
  return output
}

export function is(schema: Schema, input: unknown): boolean {
  return safeParse(schema, input).success
}

// Rare: they come with the pages that use them.
export { maxBytes, maxGraphemes, parseJson, rfcEmail } from 'valibot'
