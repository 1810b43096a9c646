import * as v from 'valibot'
import { expect, test } from 'vitest'
import { gameAnswer, gameCommand, gameCreation, gameFinding, gameJoining } from './game.ts'

const RULES = { seconds: 20, hasSpeedPoints: false }
const PLAYER = 'A'.repeat(16)

const errorOf = (schema: v.GenericSchema, given: unknown) =>
  v.safeParse(schema, given).issues?.map(({ message }) => message)[0]

test.each([
  [4, 'A question is open for at least 5 seconds'],
  [5, undefined],
  [600, undefined],
  [601, 'A question is open for up to 600 seconds'],
])('a question that is open for %d seconds: %s', (seconds, error) => {
  expect(errorOf(gameCreation, { ...RULES, quiz: {}, seconds })).toBe(error)
  expect(errorOf(gameCommand, { ...RULES, kind: 'rules', seconds })).toBe(error)
})

test.each([
  [' Ana\u200B\n\tB. ', 'Ana B.'],
  ['👨‍💻 علی‌رضا 🏴󠁧󠁢󠁥󠁮󠁧󠁿', '👨‍💻 علی‌رضا 🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ['a'.repeat(40), 'a'.repeat(40)],
  [`${' '.repeat(40)}${'a'.repeat(40)}`, 'a'.repeat(40)],
])('the name %j is read as %j', (typed, name) => {
  expect(v.parse(gameJoining, { name: typed })).toEqual({ name })
})

test.each([
  ['', 'Please enter your name'],
  [' \u200B\n', 'Please enter your name'],
  ['a'.repeat(41), 'This name is too long'],
  [`${' '.repeat(41)}${'a'.repeat(40)}`, 'This name is too long'],
])('the name %j is refused: %s', (name, error) => {
  expect(errorOf(gameJoining, { name })).toBe(error)
})

test('a code is found as typed, one of another length is refused', () => {
  expect(v.parse(gameFinding, { code: 'abc-def' })).toEqual({ code: 'ABCDEF' })
  expect(errorOf(gameFinding, { code: 'ABCDE' })).toBe('A game code has six letters and digits')
})

test.each([
  ['an answer', gameAnswer, { question: 0, answer: ['a'] }, { question: -1, answer: ['a'] }],
  ['an answer', gameAnswer, { question: 1_000, answer: '' }, { question: 1_001, answer: '' }],
  ['an answer', gameAnswer, { question: 1, answer: ['a', 'b'] }, { question: 0.5, answer: ['a', 'b'] }],
  ['an answer', gameAnswer, { question: 1, answer: 'x' }, { question: 1, answer: 1 }],
  ['a command', gameCommand, { kind: 'next', step: 0 }, { kind: 'next', step: -1 }],
  ['a command', gameCommand, { kind: 'close', step: 1 }, { kind: 'close', step: 1.5 }],
  ['a command', gameCommand, { kind: 'end', step: 1 }, { kind: 'end' }],
  ['a command', gameCommand, { kind: 'remove', player: PLAYER }, { kind: 'remove', player: `${PLAYER}A` }],
  ['a command', gameCommand, { kind: 'remove', player: PLAYER }, { kind: 'remove', player: PLAYER, step: 1 }],
  ['a command', gameCommand, { kind: 'rules', ...RULES }, { kind: 'rules', seconds: 20 }],
  ['a command', gameCommand, { kind: 'rules', ...RULES }, { kind: 'rules', ...RULES, step: 1 }],
  ['a game', gameCreation, { ...RULES, quiz: {} }, { ...RULES, quiz: {}, host: 'me' }],
])('accepts a valid %s and rejects it with one invalid field', (_, schema, valid, invalid) => {
  expect([invalid, v.is(schema, valid), v.is(schema, invalid)]).toEqual([invalid, true, false])
})

test('rejects a malformed player id with a message', () => {
  expect(errorOf(gameCommand, { kind: 'remove', player: 'Ana' })).toBe('There is no such player')
})
