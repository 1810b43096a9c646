import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Answer, isAnswered, Quiz } from './quiz.ts'

const chars = (count: number) => 'x'.repeat(count)
const ids = (count: number) => Array.from({ length: count }, (_, index) => `i${index}`)
const asking = (fields: object) => ({ questions: [{ id: 'q', ...fields }] })
const options = (count: number, text = 'x') => asking({ options: ids(count).map((id) => ({ id, text })) })
const withImage = (type: string, size: number) => {
  const start = `data:image/${type};base64,`
  return asking({ picture: start.padEnd(size, 'A') })
}

test.each<[string, (size: number) => unknown, number]>([
  ['signs of a title', (size) => ({ title: chars(size) }), 300],
  ['signs of a description', (size) => ({ description: chars(size) }), 5000],
  ['questions', (size) => ({ questions: ids(size).map((id) => ({ id })) }), 1000],
  ['signs of a question', (size) => asking({ text: chars(size) }), 5000],
  ['signs of the words for a picture', (size) => asking({ pictureText: chars(size) }), 300],
  ['signs of a picture', (size) => withImage('png', size), 200_000],
  ['options', (size) => options(size), 12],
  ['signs of an option', (size) => options(1, chars(size)), 1000],
  ['right options', (size) => asking({ right: ids(size) }), 12],
  ['accepted texts', (size) => asking({ accepted: ids(size) }), 50],
  ['signs of an accepted text', (size) => asking({ accepted: [chars(size)] }), 1000],
  ['signs of a number', (size) => asking({ value: chars(size) }), 60],
  ['signs of a tolerance', (size) => asking({ tolerance: chars(size) }), 60],
  ['signs of an explanation', (size) => asking({ explanation: chars(size) }), 5000],
  ['signs of an id', (size) => ({ questions: [{ id: chars(size) }] }), 40],
  ['signs of the minutes', (size) => ({ rules: { minutes: chars(size) } }), 20],
  ['signs of the pass mark', (size) => ({ rules: { passMark: chars(size) } }), 20],
  ['signs of the attempts', (size) => ({ rules: { attempts: chars(size) } }), 20],
])('a quiz accepts its limit of %s, and not one more', (_, make, limit) => {
  expect([limit, limit + 1].map((size) => v.safeParse(Quiz, make(size)).success)).toEqual([true, false])
})

test.each<[string, (size: number) => unknown, number]>([
  ['signs', chars, 1000],
  ['chosen options', ids, 12],
  ['signs of a chosen option', (size) => [chars(size)], 40],
])('an answer accepts its limit of %s, and not one more', (_, make, limit) => {
  expect([limit, limit + 1].map((size) => v.safeParse(Answer, make(size)).success)).toEqual([true, false])
})

test.each([
  ['png', true],
  ['jpeg', true],
  ['webp', true],
  ['gif', true],
  ['svg+xml', false],
  ['bmp', false],
])('accepts an image of the type %s: %s', (type, isValid) => {
  expect(v.safeParse(Quiz, withImage(type, 40)).success).toBe(isValid)
})

test.each(['', 'a b', 'ä', 'a/b', 'a"'])('rejects "%s" as the id of a question', (id) => {
  expect(v.safeParse(Quiz, { questions: [{ id }] }).success).toBe(false)
})

test('Quiz: missing fields have defaults, question by question', () => {
  expect(v.parse(Quiz, { questions: [{ id: 'q-1_A' }] }).questions).toEqual([
    {
      id: 'q-1_A',
      kind: 'single',
      text: '',
      picture: '',
      pictureText: '',
      options: [],
      right: [],
      isTrue: true,
      accepted: [],
      value: '',
      tolerance: '',
      explanation: '',
    },
  ])
})

test.each<[Answer | undefined, boolean]>([
  ['x', true],
  [' \n', false],
  ['', false],
  [['a'], true],
  [[], false],
  [undefined, false],
])('%j is an answer: %s', (answer, says) => {
  expect(isAnswered(answer)).toBe(says)
})
