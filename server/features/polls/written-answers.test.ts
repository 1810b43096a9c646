import { expect, test } from 'vitest'
import { type Answer, answerBook, createIdGenerator, foldedText, withoutVote } from './written-answers.ts'

const given = (id: number, text: string): Answer => ({ id, text, votes: 0, state: 'given' })
const POLL = [given(1, 'Tea'), given(2, 'Coffee'), given(3, 'TEA')]

/** Returns these ids one after the other. */
function drawing(...ids: number[]) {
  return () => ids.shift() ?? 0
}

test.each([
  ['Chai  Latte', 'CHAI\u00A0LATTE'],
  ['Straße', 'STRASSE'],
  ['ΟΔΟΣ', 'οδος'],
  ['é', 'E\u0301'],
])('%s and %s are the same answer', (one, other) => {
  expect(foldedText(one)).toBe(foldedText(other))
})

test('Tea and Te a are not the same answer', () => {
  expect(foldedText('Tea')).not.toBe(foldedText('Te a'))
})

test.each([
  ['Tea', 1],
  ['TEA', 3],
  ['tEA', 1],
  ['coffee', 2],
])('“%s” counts for option %i', (written, id) => {
  expect(answerBook(POLL, drawing()).resolve({ choices: [], written })).toEqual({ choices: [id] })
})

test('a new answer gets an id above those of options that nothing else has, and the next voter the same', () => {
  const book = answerBook(POLL, drawing(2, 50, 900, 900, 51))
  expect(book.resolve({ choices: [2], written: 'Mate' })).toEqual({ choices: [2, 900], answer: 900 })
  expect(book.resolve({ choices: [], written: 'mATE' })).toEqual({ choices: [900], answer: 900 })
  expect(book.resolve({ choices: [], written: 'Beer' })).toEqual({ choices: [51], answer: 51 })
  expect(book.added()).toEqual([
    { id: 900, text: 'Mate' },
    { id: 51, text: 'Beer' },
  ])
})

test('an option that is both selected and written counts once', () => {
  expect(answerBook(POLL, drawing()).resolve({ choices: [1, 2], written: 'coffee' })).toEqual({
    choices: [1, 2],
  })
})

test('only options visible to everyone can be chosen; a hidden answer is still found by its text', () => {
  const book = answerBook(
    [
      ...POLL,
      { id: 60, text: 'Mate', votes: 1, state: 'shown' },
      { id: 61, text: 'Beer', votes: 1, state: 'hidden' },
      { id: 62, text: 'Gin', votes: 1, state: 'waiting' },
    ],
    drawing(),
  )
  expect(book.resolve({ choices: [60] })).toEqual({ choices: [60] })
  for (const id of [61, 62, 63]) expect(book.resolve({ choices: [id] })).toEqual({ outcome: 'not-offered' })
  expect(book.resolve({ choices: [], written: 'mate' })).toEqual({ choices: [60] })
  expect(book.resolve({ choices: [], written: 'BEER' })).toEqual({ choices: [61], answer: 61 })
})

test('rejects the 201st different answer, and still accepts the 200', () => {
  const known = Array.from(
    { length: 199 },
    (_, index): Answer => ({ id: 100 + index, text: `Answer ${index}`, votes: 1, state: 'waiting' }),
  )
  const book = answerBook([...POLL, ...known], drawing(51, 52))
  expect(book.resolve({ choices: [], written: 'Last' })).toEqual({ choices: [51], answer: 51 })
  expect(book.resolve({ choices: [], written: 'One more' })).toEqual({ outcome: 'full' })
  expect(book.resolve({ choices: [], written: 'answer 7' })).toEqual({ choices: [107], answer: 107 })
})

test('a pending answer is removed with its last vote; one decided by its author remains', () => {
  const answers: Answer[] = [
    { id: 60, text: 'Mate', votes: 1, state: 'waiting' },
    { id: 61, text: 'Beer', votes: 2, state: 'waiting' },
    { id: 62, text: 'Gin', votes: 1, state: 'hidden' },
  ]
  expect(withoutVote(answers, [60, 61, 62]).map(({ id }) => id)).toEqual([61, 62])
  expect(withoutVote(answers, [1])).toEqual(answers)
})

test('ids are 31 random bits', () => {
  expect(createIdGenerator(() => new Uint8Array(4).fill(255))()).toBe(2 ** 31 - 1)
})
