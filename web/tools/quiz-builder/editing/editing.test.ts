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
const filled = (fields: Partial<Question> = {}): Question => ({
  ...createQuestion('q1'),
  text: 'Capital of Norway?',
  options: ['Oslo', 'Bergen', 'Rome', 'Paris'].map((text, index) => ({ id: 'abcd'[index] ?? '', text })),
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

test('several questions are inserted in their order, those with a taken id under a new one', () => {
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

test('a question holds up to twelve options', () => {
  let question = filled()
  for (let added = 0; added < 20; added++) question = { ...question, ...addOption(question) }
  expect(question.options.map(({ id }) => id).join('')).toBe('abcdefghijkl')
})

test('of several right options a single choice keeps the first', () => {
  const several = { ...filled(), ...changeKind(filled(), 'several') }
  const both = { ...several, ...markRight(several, 'c', true) }
  expect(both.right).toEqual(['a', 'c'])
  expect(markRight(both, 'a', false)).toEqual({ right: ['c'] })
  expect(changeKind(both, 'single')).toMatchObject({ kind: 'single', right: ['a'] })
})

test('names missing parts with their position', () => {
  const [oslo, bergen, rome, paris] = filled().options
  const options = [oslo, { id: 'b', text: ' ' }, rome, paris].flatMap((option) => option ?? [])
  const twins = [oslo, bergen, rome, { id: 'd', text: 'Oslo ' }].flatMap((option) => option ?? [])
  expect(gaps(filled())).toEqual([])
  expect(gaps(filled(), filled(), filled({ options }))).toEqual(['Question 3: option B is empty → Option 2'])
  expect(gaps(filled({ options: twins }))).toEqual(['Question 1: two options are the same → Option 4'])
  expect(gaps(filled({ text: '', kind: 'several', right: [] }))).toEqual([
    'Question 1: the question is empty → Question',
    'Question 1: no option is marked as correct → Option 1',
  ])
  expect(gaps(filled({ kind: 'number', tolerance: '-1' }))).toEqual([
    'Question 1: the correct number is missing → Correct number',
    'Question 1: the tolerance is not a number from 0 → Tolerance',
  ])
  expect(gaps(filled({ kind: 'text' }))).toEqual([
    'Question 1: there is no accepted answer → Accepted answer 1',
  ])
  expect(gaps(filled({ kind: 'true-false', options: [] }))).toEqual([])
})

test('a picture needs a description, a choice two options, and a tolerance a number from 0', () => {
  const picture = 'data:image/png;base64,AA=='
  expect(gaps(filled({ picture, pictureText: ' ' }))).toEqual([
    'Question 1: the picture has no description → Picture description',
  ])
  expect(gaps(filled({ picture, pictureText: 'A map' }))).toEqual([])
  expect(gaps(filled({ options: filled().options.slice(0, 1) }))).toEqual([
    'Question 1: there are fewer than two options → Option 1',
  ])
  expect(gaps(filled({ options: filled().options.slice(0, 2) }))).toEqual([])
  expect(gaps(filled({ kind: 'number', value: '4', tolerance: 'a bit' }))).toEqual([
    'Question 1: the tolerance is not a number from 0 → Tolerance',
  ])
  expect(
    gaps(filled({ kind: 'number', value: '4' }), filled({ kind: 'number', value: '-4', tolerance: '0' })),
  ).toEqual([])
})

test('a question that is gone is neither copied nor moved', () => {
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
