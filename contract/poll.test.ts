import * as v from 'valibot'
import { expect, test } from 'vitest'
import { answerChange, MAX_OPTIONS, pollChange, pollRequest, pollSettings, voteRequest } from './poll.ts'

const SETTINGS = { kind: 'single', mostChoices: 1, results: 'always', isShuffled: false, canChange: false }
const POLL = { question: 'Tea?', options: ['Yes', 'No'], settings: SETTINGS, closesAt: null }

const errorOf = (schema: v.GenericSchema, given: unknown) =>
  v.safeParse(schema, given).issues?.map(({ message }) => message)[0]

test('pollRequest: trims and normalizes (NFC) the question and its options', () => {
  const given = { ...POLL, question: ' Cafe\u0301? ', options: ['\tYes ', 'No'] }
  expect(v.parse(pollRequest, given)).toEqual({
    question: 'Café?',
    options: ['Yes', 'No'],
    settings: { ...SETTINGS, canWrite: false, votersPerNetwork: 0 },
    closesAt: null,
  })
})

const optionsOf = (count: number) => ({ options: Array.from({ length: count }, (_, at) => `${at}`) })
const set = (change: object) => ({ settings: { ...SETTINGS, ...change } })

test.each([
  ['50 options, not 51', optionsOf(50), optionsOf(51)],
  ['2 options, not 1', optionsOf(2), optionsOf(1)],
  ['options that differ in case, not in blanks', { options: ['Yes', 'yes'] }, { options: ['Yes', ' Yes'] }],
  ['a question of 500 characters, not of 501', { question: 'é'.repeat(500) }, { question: 'é'.repeat(501) }],
  [
    'options of 200 characters, not of 201',
    { options: ['é'.repeat(200), 'No'] },
    { options: ['é'.repeat(201), 'No'] },
  ],
  ['a time from 1970 on, none before', { closesAt: 0 }, { closesAt: -1 }],
  ['the last time there is, none after', { closesAt: 864e13 }, { closesAt: 864e13 + 1 }],
  ['a time in whole milliseconds only', { closesAt: 1 }, { closesAt: 1.5 }],
  ['no time, where it says so', { closesAt: null }, { closesAt: undefined }],
  ['up to 50 choices, not 51', set({ mostChoices: 50 }), set({ mostChoices: 51 })],
  ['at least one choice', set({ mostChoices: 1 }), set({ mostChoices: 0 })],
  ['a kind that there is', set({ kind: 'ranked' }), set({ kind: 'Borda' })],
  ['a time of results that there is', set({ results: 'after-close' }), set({ results: 'never' })],
  [
    'a million voters of a network, not one more',
    set({ votersPerNetwork: 1_000_000 }),
    set({ votersPerNetwork: 1_000_001 }),
  ],
  [
    'any number of voters of a network, none below 0',
    set({ votersPerNetwork: 0 }),
    set({ votersPerNetwork: -1 }),
  ],
  [
    'answers of one’s own beside choices, not beside ranks',
    set({ canWrite: true, kind: 'multiple' }),
    set({ canWrite: true, kind: 'ranked' }),
  ],
  [
    'settings that there are, no other',
    set({ canWrite: false, kind: 'ranked' }),
    set({ canWrit: false, kind: 'ranked' }),
  ],
])('a poll accepts %s', (_, valid, invalid) => {
  expect(v.is(pollRequest, { ...POLL, ...valid })).toBe(true)
  expect(v.is(pollRequest, { ...POLL, ...invalid })).toBe(false)
})

test('pollRequest: limits combining characters even in a string of few characters', () => {
  const marked = (marks: number) => ({ ...POLL, question: `e${'\u0323'.repeat(marks)}` })
  expect(v.is(pollRequest, marked(19_999))).toBe(true)
  expect(errorOf(pollRequest, marked(20_000))).toBe('A question has up to 500 characters.')
})

const choicesUpTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1)

test.each([
  ['for one option, not for a nameless one', { choices: [1] }, { choices: ['1'] }],
  ['for ids of 31 bits, no larger ones', { choices: [2 ** 31 - 1] }, { choices: [2 ** 31] }],
  ['for ids from 1 on', { choices: [1] }, { choices: [0] }],
  ['for whole ids', { choices: [1, 2] }, { choices: [1.5] }],
  [
    'for 50 options, not for 51',
    { choices: choicesUpTo(MAX_OPTIONS) },
    { choices: choicesUpTo(MAX_OPTIONS + 1) },
  ],
  [
    'with a receipt of 4,000 signs, not of more',
    { choices: [1], receipt: 'x'.repeat(4_000) },
    { choices: [1], receipt: 'x'.repeat(4_001) },
  ],
  [
    'for an answer of 200 characters, not of 201',
    { choices: [], written: 'a'.repeat(200) },
    { choices: [], written: 'a'.repeat(201) },
  ],
  [
    'for an answer in which there is something to see',
    { choices: [], written: '!' },
    { choices: [], written: '\u200B' },
  ],
  ['of nobody by name', { choices: [1] }, { choices: [1], voter: 'ada' }],
])('a vote is one %s', (_, valid, invalid) => {
  expect(v.is(voteRequest, valid)).toBe(true)
  expect(v.is(voteRequest, invalid)).toBe(false)
})

test('voteRequest: rejects a vote for nothing with a message, and normalizes a written answer', () => {
  expect(errorOf(voteRequest, { choices: [] })).toBe('Choose an option.')
  expect(errorOf(voteRequest, { choices: [1], written: '\u2060' })).toBe(
    'Write your answer, or choose another option.',
  )
  expect(v.parse(voteRequest, { choices: [], written: ' Cafe\u0301 ' })).toEqual({
    choices: [],
    written: 'Café',
  })
  const marked = (marks: number) => ({ choices: [], written: `e${'\u0323'.repeat(marks)}` })
  expect(v.is(voteRequest, marked(3_999))).toBe(true)
  expect(errorOf(voteRequest, marked(4_000))).toBe('An answer has up to 200 characters.')
})

test('settings from before answers and limits could be set have neither', () => {
  expect(v.parse(pollSettings, SETTINGS)).toEqual({ ...SETTINGS, canWrite: false, votersPerNetwork: 0 })
})

test.each([
  [{}, true, pollChange],
  [{ isClosed: false, question: 'New?', votersPerNetwork: 0 }, true, pollChange],
  [{ question: ' ' }, false, pollChange],
  [{ votersPerNetwork: -1 }, false, pollChange],
  [{ votersPerNetwork: 1_000_001 }, false, pollChange],
  [{ closesAt: 5 }, false, pollChange],
  [{ state: 'shown' }, true, answerChange],
  [{ state: 'hidden' }, true, answerChange],
  [{ state: 'waiting' }, false, answerChange],
  [{ state: 'given' }, false, answerChange],
  [{ countsFor: 1 }, true, answerChange],
  [{ countsFor: 0 }, false, answerChange],
  [{ countsFor: null }, false, answerChange],
  [{ state: 'shown', countsFor: 1 }, false, answerChange],
])("the author's change %j of a poll or answer is accepted: %s", (change, isAccepted, schema) => {
  expect(v.is(schema, change)).toBe(isAccepted)
})
