import * as v from 'valibot'
import { expect, test } from 'vitest'
import { isRight, rightChoices } from './answers.ts'
import { Question, Quiz } from './quiz.ts'

const options = ['Oslo', 'Bergen', 'Rome', ''].map((text, index) => ({ id: 'abcd'[index], text }))
const question = (fields: object) => v.parse(Question, { id: 'q1', options, ...fields })

test.each([
  [{ right: ['a'] }, ['a'], true],
  [{ right: ['a'] }, ['b'], false],
  [{ right: ['a'] }, undefined, false],
  [{ right: ['d'] }, ['d'], false],
  [{ kind: 'several', right: ['a', 'b'] }, ['b', 'a'], true],
  [{ kind: 'several', right: ['a', 'b'] }, ['a'], false],
  [{ kind: 'several', right: ['a', 'b'] }, ['a', 'b', 'c'], false],
  [{ kind: 'several', right: [] }, [], false],
  [{ kind: 'true-false', isTrue: false }, ['false'], true],
  [{ kind: 'true-false', isTrue: false }, ['true'], false],
  [{ kind: 'text', accepted: ['New York', 'NYC'] }, '  new   YORK ', true],
  [{ kind: 'text', accepted: ['Zoë'] }, 'Zoe\u0308', true],
  [{ kind: 'text', accepted: ['New York'] }, 'York', false],
  [{ kind: 'number', value: '3.1', tolerance: '0.1' }, '3.2', true],
  [{ kind: 'number', value: '3.1', tolerance: '0.1' }, '3.2000000000000000001', false],
  [{ kind: 'number', value: '1e3', tolerance: '' }, '1,000', true],
  [{ kind: 'number', value: '0.3' }, 'a third', false],
])('%j answered with %j is right: %s', (fields, answer, expected) => {
  expect(isRight(question(fields), answer)).toBe(expected)
})

test('rightChoices(): an option without text is never correct', () => {
  expect(rightChoices(question({ right: ['d', 'a'] }))).toEqual(['a'])
})

test.each([
  ['a picture of another site', { questions: [{ id: 'q', picture: 'https://example.org/a.png' }] }],
  ['two questions of one id', { questions: [{ id: 'q' }, { id: 'q' }] }],
  ['a text that is none', { title: 7 }],
])('%s makes no quiz', (_, value) => {
  expect(v.safeParse(Quiz, value).success).toBe(false)
})

test('a quiz of nothing has its defaults', () => {
  expect(v.parse(Quiz, {})).toEqual({
    title: '',
    description: '',
    rules: {
      shufflesQuestions: false,
      shufflesOptions: false,
      minutes: '',
      passMark: '',
      attempts: '',
      explained: 'at the end',
    },
    questions: [],
  })
})
