import { globSync, readFileSync } from 'node:fs'
import * as heavy from 'valibot'
import { expect, test } from 'vitest'
import * as light from './light-schema.ts'

// Typed as valibot, as the pages see it.
const both = [heavy, light as unknown as typeof heavy] as const

const VALUES: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  3,
  -1,
  2.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '',
  ' a ',
  'abc',
  'b',
  [],
  ['a'],
  [1, 'a'],
  {},
  { a: 'x' },
  { a: 1 },
  { a: 'x', b: 2 },
  { a: 'x', b: 'y', c: 1 },
  { a: undefined },
  { a: null },
  { kind: 'one', n: 1 },
  { kind: 'two', t: 'x' },
  { kind: 'two' },
  { kind: 'three' },
  { one: 1, two: 2 },
  { constructor: 1 },
  [[1, 2], [3]],
  new Date(0),
]

const SCHEMAS: Readonly<Record<string, (v: typeof heavy) => heavy.GenericSchema>> = {
  unknown: (v) => v.unknown(),
  'a string': (v) => v.string('Text is wanted.'),
  'a number': (v) => v.number(),
  'a boolean': (v) => v.boolean(),
  'a literal': (v) => v.literal(3, 'Three is wanted.'),
  'one of a list': (v) => v.picklist(['abc', 'b'], 'One of two is wanted.'),
  optional: (v) => v.optional(v.string()),
  'optional with a default': (v) => v.optional(v.string(), 'none'),
  'optional with a made default': (v) => v.optional(v.array(v.string()), () => ['made']),
  'with a fallback': (v) => v.fallback(v.optional(v.picklist(['abc', 'b'])), undefined),
  'an object with a fallback': (v) => v.object({ a: v.fallback(v.string(), 'x'), b: v.optional(v.number()) }),
  nullable: (v) => v.nullable(v.number()),
  nullish: (v) => v.nullish(v.string(), 'none'),
  'an object': (v) =>
    v.object({ a: v.string('a is text.'), b: v.optional(v.number()) }, 'An object is wanted.'),
  'an object with defaults': (v) =>
    v.object({ a: v.optional(v.string(), 'd'), n: v.optional(v.number(), 7) }),
  'a strict object': (v) =>
    v.strictObject({ a: v.string(), b: v.exactOptional(v.number()) }, 'Not these keys.'),
  'an object that may lack a key': (v) => v.object({ a: v.exactOptional(v.string()) }),
  'an object of null or text': (v) => v.object({ a: v.nullable(v.string()) }),
  'a list': (v) => v.array(v.string('Texts are wanted.'), 'A list is wanted.'),
  'a list of lists': (v) => v.array(v.array(v.number())),
  'a record': (v) => v.record(v.string(), v.number()),
  'a record of short names': (v) => v.record(v.pipe(v.string(), v.maxLength(3)), v.unknown()),
  'a union': (v) =>
    v.union([
      v.number(),
      v.pipe(
        v.string(),
        v.transform((text) => text.length),
      ),
    ]),
  'a variant': (v) =>
    v.variant('kind', [
      v.strictObject({ kind: v.literal('one'), n: v.number() }),
      v.strictObject({ kind: v.literal('two'), t: v.string() }),
    ]),
  'a trimmed name': (v) =>
    v.pipe(v.string(), v.trim(), v.minLength(1, 'Empty.'), v.maxLength(2, 'Long.'), v.readonly()),
  'a whole number in a range': (v) =>
    v.pipe(v.number(), v.integer('Whole.'), v.minValue(0, 'Small.'), v.maxValue(3, 'Large.')),
  'a pattern': (v) => v.pipe(v.string(), v.regex(/^a/, 'It begins with a.')),
  'a filled list': (v) => v.pipe(v.array(v.unknown()), v.nonEmpty('Fill it.'), v.length(1, 'One.')),
  'a checked list': (v) =>
    v.pipe(
      v.array(v.string()),
      v.check((list) => list.length < 2, 'Fewer.'),
    ),
  'an object of a list of keys': (v) => v.object(v.entriesFromList(['one', 'two'], v.number())),
  'a pipe within an object': (v) =>
    v.object({
      a: v.pipe(
        v.optional(v.string(), 'q'),
        v.transform((a) => `${a}!`),
      ),
    }),
  'an optional pipe': (v) => v.object({ a: v.optional(v.pipe(v.string(), v.minLength(1)), 'x') }),
  'text of JSON': (v) => v.pipe(v.string(), v.parseJson(undefined, 'No JSON.'), v.number('A number.')),
  'an email address': (v) => v.pipe(v.string(), v.rfcEmail('An address.')),
}

test.each(Object.keys(SCHEMAS))('%s is read as valibot reads it', (name) => {
  for (const value of VALUES) {
    const [wanted, got] = both.map((v) => {
      const schema = SCHEMAS[name]?.(v) ?? v.never()
      const { success, output, issues } = v.safeParse(schema, structuredClone(value))
      const message = issues?.[0]?.message ?? ''
      return {
        success,
        is: v.is(schema, structuredClone(value)),
        ...(success ? { output } : { message: message.startsWith('Invalid') ? 'Invalid' : message }),
      }
    })
    expect(got, JSON.stringify(value)).toEqual(wanted)
  }
})

test('all that pages and contracts ask of valibot is there', () => {
  const usedNames = globSync(['web/**/*.{ts,tsx}', 'contract/*.ts', 'lib/**/*.ts'])
    // Operations run in Node, with valibot itself.
    .filter((file) => !/(^|[\\/])operations?[\\/.]/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .filter((text) => /^import \* as v from 'valibot'/m.test(text))
    .flatMap((text) => [...text.matchAll(/\bv\.([a-z]\w*)\(/g)].map(([, name]) => name))
  expect(usedNames.length).toBeGreaterThan(500)
  expect([...new Set(usedNames)].filter((name) => !(name && name in light))).toEqual([])
})

test('a value that does not fit is thrown by parse, with its message', () => {
  for (const v of both) expect(() => v.parse(v.string('Text is wanted.'), 1)).toThrow('Text is wanted.')
})
