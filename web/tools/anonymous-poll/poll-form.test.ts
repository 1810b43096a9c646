import * as v from 'valibot'
import { expect, test } from 'vitest'
import { EMPTY_FORM, findMissing, getRequest, PollForm, pasteOptions, removeOption } from './poll-form.ts'

const FORM = { ...EMPTY_FORM, question: ' Tea or coffee? ', options: ['Tea', ' ', ' Coffee'] }

test('getRequest(): creates a poll from the input, trimmed, without empty options', () => {
  expect(getRequest(FORM, 0)).toEqual({
    question: 'Tea or coffee?',
    options: ['Tea', 'Coffee'],
    settings: {
      kind: 'single',
      mostChoices: 1,
      results: 'after-vote',
      isShuffled: false,
      canChange: false,
      canWrite: false,
      votersPerNetwork: 1_000,
    },
    closesAt: null,
  })
})

test.each([
  [{ question: ' ' }, 'Please enter a question and at least 2 options.'],
  [{ options: ['Tea', ''] }, 'Please enter a question and at least 2 options.'],
  [{ options: ['Tea', 'Tea '] }, 'Options must be different.'],
  [{ question: 'x'.repeat(501) }, 'A question has up to 500 characters.'],
  [{ closesAt: '1970-01-01T00:00' }, 'The closing time has passed.: Choose a later one, or none.'],
])('%j is refused: %s', (change, message) => {
  expect(() => getRequest({ ...FORM, ...change }, 86_400_000 * 2)).toThrow(message)
})

test.each([
  ['single', '2', 1],
  ['multiple', '', 2],
  ['multiple', '1', 1],
  ['multiple', '99', 2],
  ['multiple', 'many', 2],
  ['ranked', '1', 2],
] as const)('%s with “%s” allows %i choices', (kind, mostChoices, expected) => {
  expect(getRequest({ ...FORM, kind, mostChoices }, 0).settings.mostChoices).toBe(expected)
})

test.each([
  ['single', '', true, 1],
  ['multiple', '', true, 50],
  ['multiple', '3', true, 3],
  ['ranked', '', false, 2],
] as const)(
  'with answers of the voters’ own, %s with “%s”: %s, %i choices',
  (kind, max, canWrite, mostChoices) => {
    const { settings } = getRequest({ ...FORM, kind, mostChoices: max, canWrite: true }, 0)
    expect(settings).toMatchObject({ canWrite, mostChoices })
  },
)

test('a pasted list fills the options from its field on', () => {
  expect(pasteOptions(['Tea', '', 'Beer', ''], 1, ['Coffee', '', ' Milk '])).toEqual([
    'Tea',
    'Coffee',
    'Milk',
    'Beer',
  ])
  expect(pasteOptions(['', ''], 0, ['Tea'])).toEqual(['Tea', ''])
})

test('two option fields always remain', () => {
  expect(removeOption(['a', 'b'], 0)).toEqual(['b', ''])
})

test.each([
  [{}, true, [true, true]],
  [{ question: 'Tea?', options: ['Yes', ' '] }, false, [false, true]],
  [{ question: ' ', options: ['', 'Yes', ''] }, true, [true, false, false]],
  [{ question: 'Tea?', options: ['', 'Yes', 'No'] }, false, [false, false, false]],
])(
  'findMissing(): %j lacks the question, or as many options as there are to be',
  (form, question, options) => {
    expect(findMissing(v.parse(PollForm, form))).toEqual({ question, options })
  },
)
