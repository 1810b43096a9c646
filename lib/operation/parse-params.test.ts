import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { UserError } from '../result/user-error.ts'
import { operation, textResult } from './operation.ts'
import { getChoiceName, getFlagName, getOptions } from './options.ts'
import { parseParams, throwHints } from './parse-params.ts'

const OPERATION = operation({
  name: 'try',
  title: 'Try',
  summary: 'A trial.',
  params: v.strictObject({
    text: v.pipe(v.string(), v.minLength(2), v.maxLength(4)),
    count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9)), 3),
    hasHeader: v.optional(v.boolean(), true),
    mode: v.optional(v.picklist(['one', 'two']), 'one'),
    names: v.optional(v.array(v.string())),
    parts: v.optional(v.array(v.strictObject({ from: v.string() }))),
    more: v.optional(v.record(v.string(), v.number())),
    code: v.optional(v.pipe(v.string(), v.regex(/^[a-z]$/, 'A letter is needed.'))),
  }),
  input: { field: 'text', accepts: 'text' },
  gives: 'text',
  notes: { count: 'How many.' },
  examples: [],
  run: () => textResult(''),
})

test('parseParams(): missing fields have defaults', () => {
  expect(parseParams(OPERATION, { text: 'ab' })).toEqual({
    text: 'ab',
    count: 3,
    hasHeader: true,
    mode: 'one',
  })
})

test.each([
  [[], 'A question is an object with fields.'],
  [null, 'A question is an object with fields.'],
  ['ab', 'A question is an object with fields.'],
  [{}, 'text is missing.'],
  [{ text: 5 }, 'text: Text is needed, not 5.'],
  [{ text: 'a' }, 'text: At least 2 characters or items are needed.'],
  [{ text: 'abcde' }, 'text: At most 4 characters or items are allowed.'],
  [{ text: 'ab', count: 'three' }, 'count: A number is needed, not "three".'],
  [{ text: 'ab', count: '10' }, 'count: Enter a number up to 9.'],
  [{ text: 'ab', count: 0 }, 'count: Enter a number from 1.'],
  [{ text: 'ab', count: 10 }, 'count: Enter a number up to 9.'],
  [{ text: 'ab', count: 1.5 }, 'count: Enter a whole number.'],
  [{ text: 'ab', hasHeader: 'yes' }, 'hasHeader: true or false is needed, not "yes".'],
  [{ text: 'ab', mode: 'three' }, 'mode: Choose one of "one", "two", not "three".'],
  [{ text: 'ab', names: 'x' }, 'names: A list is needed, not "x".'],
  [{ text: 'ab', names: [1] }, 'names[0]: Text is needed, not 1.'],
  [{ text: 'ab', parts: [1] }, 'parts[0]: An object is needed, not 1.'],
  [{ text: 'ab', parts: [{ from: 'x', to: 'y' }] }, 'There is no field “parts[0].to”.'],
  [{ text: 'ab', more: 1 }, 'more: An object is needed, not 1.'],
  [{ text: 'ab', code: 'AB' }, 'code: A letter is needed.'],
  [{ text: 'ab', cuont: 1 }, 'There is no option “cuont”. Did you mean count?'],
])('%j is refused: %s', (params, words) => {
  expect(() => parseParams(OPERATION, params)).toThrow(words)
})

test('throwHints(): joins the hints of fields, does not throw without any', () => {
  expect(() => throwHints({ rate: 'Enter a number', term: undefined, amount: 'Too much' })).toThrow(
    'rate: Enter a number\namount: Too much',
  )
  expect(() => throwHints({ rate: 'Enter a number', term: undefined })).toThrow('rate: Enter a number')
  expect(() => throwHints({ term: undefined })).not.toThrow()
})

test('getOptions(): returns options with kinds, limits, defaults and notes, without the input', () => {
  const option = { choices: [], limits: [], standard: undefined, isRequired: false, note: undefined }
  expect(getOptions(OPERATION)).toEqual([
    {
      ...option,
      name: 'count',
      flag: '--count',
      kind: 'number',
      limits: ['a whole number', 'at least 1', 'at most 9'],
      standard: 3,
      note: 'How many.',
    },
    { ...option, name: 'hasHeader', flag: '--header', kind: 'flag', standard: true },
    { ...option, name: 'mode', flag: '--mode', kind: 'choice', choices: ['one', 'two'], standard: 'one' },
    { ...option, name: 'names', flag: '--names', kind: 'list' },
    { ...option, name: 'parts', flag: '--parts', kind: 'data' },
    { ...option, name: 'more', flag: '--more', kind: 'data' },
    { ...option, name: 'code', flag: '--code', kind: 'text' },
  ])
  const { input: _, ...withoutInput } = OPERATION
  expect(getOptions(withoutInput)[0]).toEqual({
    ...option,
    name: 'text',
    flag: '--text',
    kind: 'text',
    limits: ['at least (length) 2', 'at most (length) 4'],
    isRequired: true,
  })
})

test.each([
  ['rate', 'rate'],
  ['sortKeys', 'sort-keys'],
  ['hasHeader', 'header'],
  ['isPerLine', 'per-line'],
  ['skipsEmptyLines', 'skip-empty-lines'],
  ['leavesOutCommon', 'leave-out-common'],
  ['trims', 'trim'],
])('getFlagName(): %s is --%s', (name, flag) => {
  expect(getFlagName(name)).toBe(flag)
})

test.each([
  ['snake_case', 'snake-case'],
  ['camelCase', 'camel-case'],
  ['UPPERCASE', 'uppercase'],
  ['aLtErNaTiNg cAsE', 'alternating-case'],
  ['US Standard 4.0', 'us-standard-4.0'],
  ['JavaScript (fetch)', 'javascript-fetch'],
  ['cURL', 'curl'],
  ['EdDSA', 'eddsa'],
  ['HS256', 'HS256'],
  ['bi-weekly', 'bi-weekly'],
  [';', ';'],
  [76, '76'],
])('getChoiceName(): %s is %s', (choice, name) => {
  expect(getChoiceName(choice)).toBe(name)
})

describe('options with conditions', () => {
  const CONDITIONAL = operation({
    name: 'try',
    title: 'Try',
    summary: 'Tries.',
    params: v.strictObject({
      mode: v.optional(v.picklist(['bi-weekly', 'one_off']), 'bi-weekly'),
      at: v.optional(v.string(), '12'),
      once: v.optional(v.string(), ''),
    }),
    onlyWith: {
      once: [{ field: 'mode', is: ['one_off'] }],
      at: [{ field: 'once', isNot: [''] }],
    },
    gives: 'text',
    examples: [],
    run: () => textResult(''),
  })

  test.each([
    [{ once: '5' }, 'once has no effect with mode “bi-weekly”; it needs mode “one_off”.'],
    [{ at: '5' }, 'at has no effect without once.'],
  ])('%j is refused: %s', (params, sentence) => {
    expect(() => parseParams(CONDITIONAL, params)).toThrow(new UserError(sentence))
  })

  test.each([
    [{}, { mode: 'bi-weekly', at: '12', once: '' }],
    [
      { at: '12', once: '' },
      { mode: 'bi-weekly', at: '12', once: '' },
    ],
    [
      { mode: 'one-off', once: '5', at: '6' },
      { mode: 'one_off', once: '5', at: '6' },
    ],
    [{ mode: 'Biweekly' }, { mode: 'bi-weekly', at: '12', once: '' }],
  ])('%j is read as %j: a default changes nothing, choices have several spellings', (params, read) => {
    expect(parseParams(CONDITIONAL, params)).toEqual(read)
  })
})
