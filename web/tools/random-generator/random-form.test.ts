import * as v from 'valibot'
import { expect, test } from 'vitest'
import { WORD_COUNTS, WORD_LIST_LENGTH, WORD_SEPARATORS } from './passphrase-options.ts'
import { CHARACTER_TYPES } from './password.ts'
import {
  chosenTypes,
  DRAW_KINDS,
  NEW_NUMBERS,
  RandomForm,
  readPasswordCount,
  SEPARATORS,
} from './random-form.ts'
import { WORDS } from './words.ts'

const DEFAULTS = v.parse(RandomForm, {})

test('it begins with one number from 1 to 100, and a password of 12 characters of all types', () => {
  expect(DEFAULTS).toEqual({
    tab: 'Numbers',
    kind: 'numbers',
    minimum: '1',
    maximum: '100',
    count: '1',
    step: '',
    places: '0',
    isUnique: false,
    order: 'drawn',
    separator: 'comma',
    dice: '3d6+2',
    draws: [],
    passwordKind: 'Characters',
    length: 12,
    uppercase: true,
    lowercase: true,
    digits: true,
    symbols: true,
    withoutLookAlikes: false,
    withoutRepeats: false,
    passwordCount: '1',
    isMasked: false,
    wordCount: 6,
    wordSeparator: '-',
    isCapitalized: false,
    hasDigit: false,
    items: '',
    pick: '',
    dropsDuplicates: false,
    isNumbered: false,
  })
  expect(DEFAULTS).toMatchObject(NEW_NUMBERS)
})

test.each([
  [{ length: 4 }, true],
  [{ length: 3 }, false],
  [{ length: 50 }, true],
  [{ length: 51 }, false],
  [{ wordCount: 3 }, true],
  [{ wordCount: 2 }, false],
  [{ wordCount: 12 }, true],
  [{ wordCount: 13 }, false],
])('%j is kept: %j', (fields, isValid) => {
  expect(v.is(RandomForm, fields)).toBe(isValid)
})

test.each([
  ['', 1],
  ['many', 1],
  ['0', 1],
  ['-3', 1],
  ['7', 7],
  ['50', 50],
  ['51', 50],
])('%j passwords are %d', (typed, count) => {
  expect(readPasswordCount(typed)).toBe(count)
})

test('only types that are ticked are drawn from', () => {
  const none = { uppercase: false, lowercase: false, digits: false, symbols: false }
  expect(chosenTypes(none)).toEqual([])
  expect(chosenTypes({ ...none, lowercase: true, symbols: true })).toEqual(['lowercase', 'symbols'])
})

test('numbers, dice and coins can be drawn', () => {
  expect(DRAW_KINDS.map(({ value, label }) => [value, label])).toEqual([
    ['numbers', 'Numbers'],
    ['dice', 'Dice'],
    ['coin', 'Coin'],
  ])
})

test('passwords have the four types of characters of the specification', () => {
  expect(CHARACTER_TYPES.map(({ label, characters }) => [label, characters])).toEqual([
    ['Uppercase', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'],
    ['Lowercase', 'abcdefghijklmnopqrstuvwxyz'],
    ['Digits', '0123456789'],
    ['Symbols', '!@#$%^&*()_+-=[]{}|;:,.<>?'],
  ])
})

test('separators write what they are called', () => {
  expect(SEPARATORS.map(({ label, text }) => [label, text])).toEqual([
    ['Comma', ', '],
    ['Space', ' '],
    ['Semicolon', '; '],
    ['New line', '\n'],
  ])
  expect(WORD_SEPARATORS.map(({ label, value }) => [label, value])).toEqual([
    ['Hyphen', '-'],
    ['Space', ' '],
    ['Full stop', '.'],
    ['Comma', ','],
    ['Underscore', '_'],
  ])
})

test('a word is one of 6⁵, as five dice find them', () => {
  expect([WORDS.length, WORD_LIST_LENGTH]).toEqual([6 ** 5, 6 ** 5])
  expect(new Set(WORDS).size).toBe(6 ** 5)
  expect(WORD_COUNTS).toEqual({ min: 3, max: 12, standard: 6 })
})
