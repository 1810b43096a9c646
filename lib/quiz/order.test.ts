import * as v from 'valibot'
import { expect, test } from 'vitest'
import { choicesIn, Order, randomOrder } from './order.ts'
import { quizWith } from './quizzes.fixture.ts'

/** Always the smallest number: each shuffle puts the first to the end. */
const smallest = (min: number) => min
const [single, trueFalse] = quizWith({}).questions

test.each([
  [{}, ['q1', 'q2', 'q3', 'q4'], {}],
  [{ shufflesQuestions: true }, ['q2', 'q3', 'q4', 'q1'], {}],
  [
    { shufflesOptions: true },
    ['q1', 'q2', 'q3', 'q4'],
    { q1: ['b', 'c', 'a'], q2: ['true', 'false'], q3: ['b', 'c', 'a'], q4: [] },
  ],
])('with the rules %j the questions are ordered %j, their choices %j', (rules, questions, choices) => {
  const order = randomOrder(quizWith(rules), smallest)
  expect(order).toEqual({ questions, choices })
  expect(v.parse(Order, order)).toEqual(order)
})

test('a quiz that shuffles both draws the order of its questions and of their choices', () => {
  const order = randomOrder(quizWith({ shufflesQuestions: true, shufflesOptions: true }), smallest)
  expect([order.questions, order.choices.q3]).toEqual([
    ['q2', 'q3', 'q4', 'q1'],
    ['b', 'c', 'a'],
  ])
})

test('a quiz that shuffles nothing draws nothing', () => {
  const never = () => {
    throw new Error('Nothing was to be drawn')
  }
  expect(randomOrder(quizWith({}), never).questions).toEqual(['q1', 'q2', 'q3', 'q4'])
})

test.each([
  ['its own order', {}, ['Oslo', 'Bergen', 'Rome']],
  ['the order that was drawn', { q1: ['c', 'a', 'b'] }, ['Rome', 'Oslo', 'Bergen']],
  ['an order of another question', { q3: ['c', 'a', 'b'] }, ['Oslo', 'Bergen', 'Rome']],
])('choicesIn(): returns choices in %s, without those that have no text', (_, choices, texts) => {
  if (!single) throw new Error('The quiz has questions')
  expect(choicesIn({ choices }, single).map(({ text }) => text)).toEqual(texts)
  expect(single.options.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd'])
})

test('choicesIn(): lists true before false', () => {
  if (!trueFalse) throw new Error('The quiz has questions')
  expect(choicesIn({ choices: {} }, trueFalse)).toEqual([
    { id: 'true', text: 'True' },
    { id: 'false', text: 'False' },
  ])
})
