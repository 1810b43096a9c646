import { expect, test } from 'vitest'
import { EMPTY_QUIZ, type Question } from '#lib/quiz/quiz.ts'
import { findGaps } from './find-gaps.ts'
import {
  addOption,
  addQuestion,
  changeKind,
  changeQuestion,
  createQuestion,
  dropOption,
  duplicateQuestion,
  insertQuestions,
  markRight,
  moveQuestion,
} from './questions.ts'

const three = addQuestion(addQuestion(addQuestion([])))
const ids = (questions: readonly Question[]) => questions.map(({ id }) => id)
const optionsOf = (...texts: string[]) => texts.map((text, index) => ({ id: 'abcd'[index] ?? '', text }))
const filled = (fields: Partial<Question> = {}): Question => ({
  ...createQuestion('q1'),
  text: 'Capital of Norway?',
  options: optionsOf('Oslo', 'Bergen', 'Rome', 'Paris'),
  ...fields,
})
const gaps = (...questions: readonly Question[]) =>
  findGaps({ ...EMPTY_QUIZ, questions }).map(({ text, field }) => `${text} → ${field}`)

test('a new question has four empty options, and the first is right', () => {
  expect(three[0]?.options.map(({ text }) => text)).toEqual(['', '', '', ''])
  expect(three[0]?.right).toEqual(['a'])
  expect(ids(three)).toEqual(['q1', 'q2', 'q3'])
})

test('questions are moved, copied, deleted and brought back without two of one id', () => {
  expect(ids(moveQuestion(three, 'q3', 0))).toEqual(['q3', 'q1', 'q2'])
  expect(ids(moveQuestion(three, 'q1', 9))).toEqual(['q2', 'q3', 'q1'])
  expect(ids(moveQuestion(three, 'q2', -1))).toEqual(['q2', 'q1', 'q3'])
  expect(ids(duplicateQuestion(three, 'q1'))).toEqual(['q1', 'q4', 'q2', 'q3'])
  const [, , last] = three
  const without = addQuestion(three.slice(0, 2))
  expect(ids(insertQuestions(without, 2, last ? [last] : []))).toEqual(['q1', 'q2', 'q4', 'q3'])
})

test('several questions are inserted in their order, those with an id in use under a new one', () => {
  const four = [...three, createQuestion('w')]
  expect(ids(insertQuestions(three, 1, [createQuestion('x'), createQuestion('y')]))).toEqual([
    'q1',
    'x',
    'y',
    'q2',
    'q3',
  ])
  expect(ids(insertQuestions(four, 4, three))).toEqual(['q1', 'q2', 'q3', 'w', 'q4', 'q5', 'q6'])
})

test('a change reaches one question and leaves the others as they are', () => {
  const changed = changeQuestion(three, 'q2', { text: 'Why?' })
  expect(changed[1]?.text).toBe('Why?')
  expect(changed[0]).toBe(three[0])
})

test('deleting the right option makes the first that is left right', () => {
  expect(dropOption(filled(), 'a')).toMatchObject({ right: ['b'] })
  expect(dropOption(filled({ right: ['c'] }), 'a')).toMatchObject({ right: ['c'] })
  expect(dropOption(filled({ kind: 'several' }), 'a')).toMatchObject({ right: [] })
})

test('a question contains up to twelve options', () => {
  let question = filled()
  for (let added = 0; added < 20; added++) question = { ...question, ...addOption(question) }
  expect(question.options.map(({ id }) => id).join('')).toBe('abcdefghijkl')
})

test('of several correct options a single choice keeps the first', () => {
  const several = { ...filled(), ...changeKind(filled(), 'several') }
  const both = { ...several, ...markRight(several, 'c', true) }
  expect(both.right).toEqual(['a', 'c'])
  expect(markRight(both, 'a', false)).toEqual({ right: ['c'] })
  expect(changeKind(both, 'single')).toMatchObject({ kind: 'single', right: ['a'] })
})

const IMAGE = 'data:image/png;base64,AA=='
const NO_TOLERANCE = 'the tolerance is not a number from 0 → Tolerance'
test.each<[Partial<Question>, ...string[]]>([
  [{}],
  [{ options: optionsOf('Oslo', ' ', 'Rome', 'Paris') }, 'option B is empty → Option 2'],
  [{ options: optionsOf('Oslo', 'Bergen', 'Rome', 'Oslo ') }, 'two options are the same → Option 4'],
  [{ options: optionsOf('Oslo') }, 'there are fewer than two options → Option 1'],
  [{ options: optionsOf('Oslo', 'Bergen') }],
  [{ text: '' }, 'the question is empty → Question'],
  [{ kind: 'several', right: [] }, 'no option is marked as correct → Option 1'],
  [{ kind: 'number', tolerance: '-1' }, 'the correct number is missing → Correct number', NO_TOLERANCE],
  [{ kind: 'number', value: '4', tolerance: 'a bit' }, NO_TOLERANCE],
  [{ kind: 'number', value: '4' }],
  [{ kind: 'number', value: '-4', tolerance: '0' }],
  [{ kind: 'text' }, 'there is no accepted answer → Accepted answer 1'],
  [{ kind: 'true-false', options: [] }],
  [{ picture: IMAGE, pictureText: ' ' }, 'the picture has no description → Picture description'],
  [{ picture: IMAGE, pictureText: 'A map' }],
])('findGaps(): names what is missing in %j', (fields, ...missing) => {
  expect(gaps(filled(), filled(fields))).toEqual(missing.map((text) => `Question 2: ${text}`))
})

test('a nonexistent question is neither copied nor moved', () => {
  expect(duplicateQuestion(three, 'q9')).toBe(three)
  expect(moveQuestion(three, 'q9', 0)).toBe(three)
})

test('a question without options that becomes a choice has four, the first of them right', () => {
  const options = ['a', 'b', 'c', 'd'].map((id) => ({ id, text: '' }))
  expect(changeKind(filled({ options: [], right: [] }), 'single')).toEqual({
    kind: 'single',
    options,
    right: ['a'],
  })
  expect(changeKind(filled({ options: [], right: [] }), 'several')).toEqual({ kind: 'several', options })
})
