import { expect, test } from 'vitest'
import { EMPTY_QUIZ, type Question, type Quiz } from '#lib/quiz/quiz.ts'
import { createQuestion } from '../editing/questions.ts'
import { quizFrom, shareQuiz } from './quiz-file.ts'
import { MAX_LINK_LENGTH, readQuizData, writeQuizData } from './quiz-link.ts'

const DAMAGED = 'This quiz link is damaged or incomplete.'
/** A character or more of every plane of Unicode, and what addresses treat in their own way. */
const PLANES = Array.from({ length: 17 }, (_, plane) => String.fromCodePoint(plane * 0x10000 + 0x4e2d)).join(
  '',
)
const HARD = `${PLANES} % & + # ? = / \\ " ' <b>bold</b> \u0000 \u2028 שלום Zoe\u0308 👩‍👩‍👧`

const options = (...texts: string[]) => texts.map((text, index) => ({ id: 'abcd'[index] ?? '', text }))
const single = (id: string, text: string): Question => ({
  ...createQuestion(id),
  text,
  options: options('Ja', HARD, '100 %', 'a+b'),
  right: ['b'],
  explanation: HARD,
  accepted: [],
})
const quiz: Quiz = {
  ...EMPTY_QUIZ,
  title: HARD,
  description: 'Zwei\nZeilen',
  questions: [single('q1', HARD)],
}

/** The value as a page reads it out of an address. */
const fromAddress = (query: string) =>
  new URL(`https://example.org/quiz-builder?data=${query}`).searchParams.get('data') ?? ''
const utf8Base64 = (text: string) => Buffer.from(text).toString('base64')

test('a link preserves every character', async () => {
  expect(await readQuizData(fromAddress(await writeQuizData(quiz)))).toEqual(quiz)
})

test('a link of 100 questions is short enough to be sent', async () => {
  const questions = Array.from({ length: 100 }, (_, index) => ({
    ...single(`q${index + 1}`, `What is ${index} plus ${index * 7}?`),
    explanation: '',
    options: options(...[0, 1, 2, 3].map((wrong) => String(index * 8 + wrong))),
  }))
  const data = await writeQuizData({ ...quiz, title: 'Sums', questions })
  expect(data.length).toBeLessThan(MAX_LINK_LENGTH)
  expect((await readQuizData(fromAddress(data))).questions).toEqual(questions)
})

const SPEC = {
  title: 'Größe & co. + 1',
  description: '',
  questions: [{ id: 7, question: '100 % #?', options: ['é', 'b', 'c', 'd'], correctAnswer: 2 }],
}
const json = JSON.stringify(SPEC)
/** Quiz whose base64 contains several `+` characters. */
const WITH_PLUS_SIGNS = JSON.stringify({ ...SPEC, description: '>>>>>>>>>>>>' })
test.each([
  ['percent-encoded JSON', encodeURIComponent(json)],
  ['JSON that was encoded twice', encodeURIComponent(encodeURIComponent(json))],
  ['base64 of UTF-8', encodeURIComponent(utf8Base64(json))],
  ['base64 with bare plus signs', utf8Base64(json)],
  ['base64 with several bare plus signs', utf8Base64(WITH_PLUS_SIGNS)],
  ['base64url without padding', Buffer.from(json).toString('base64url')],
  ['base64 of percent-encoded JSON', btoa(encodeURIComponent(json))],
  ['base64 of one byte per character', encodeURIComponent(btoa(json))],
])('a quiz is read from %s', async (_, query) => {
  const read = await readQuizData(fromAddress(query))
  expect(read.title).toBe('Größe & co. + 1')
  expect(read.questions[0]).toMatchObject({
    text: '100 % #?',
    options: options('é', 'b', 'c', 'd'),
    right: ['c'],
  })
})

const withQuestion = (fields: string) =>
  `{"title":"a","questions":[{"question":"b","options":["c","d"]${fields}}]}`
test.each([
  ['nothing', ''],
  ['half a link', (await writeQuizData(quiz)).slice(0, 60)],
  ['another alphabet', '####'],
  ['a list', '[]'],
  ['a number', '7'],
  ['a quiz without questions', '{"title":"a","questions":[]}'],
  ['an answer that is no option', withQuestion(',"correctAnswer":2')],
  ['an answer below zero', withQuestion(',"correctAnswer":-1')],
  ['a text in place of an answer', withQuestion(',"correctAnswer":"c"')],
  ['a script as a picture', withQuestion(',"picture":"javascript:alert(1)"')],
  ['a prototype', withQuestion(',"__proto__":{"isAdmin":true}')],
  ['a prototype at its top', '{"__proto__":{"title":"x"},"questions":[{"question":"b","options":["c"]}]}'],
  ['deep nesting', withQuestion(`,"more":${'['.repeat(20_000)}${']'.repeat(20_000)}`)],
  ['too much', withQuestion(`,"explanation":"${'a'.repeat(2_000_000)}"`)],
  ['too many questions', JSON.stringify({ questions: Array(1001).fill({ question: 'a', options: ['b'] }) })],
])('readQuizData(): rejects %s as damaged', async (_, data) => {
  await expect(readQuizData(data)).rejects.toThrow(DAMAGED)
  await expect(readQuizData(utf8Base64(data))).rejects.toThrow(DAMAGED)
})

test('rejects a correct answer that is not an option, for every kind', () => {
  const shared = (rest: object) => ({
    ...SPEC,
    questions: [{ question: 'Q', options: ['a', 'b'], correctAnswer: 0, ...rest }],
  })
  expect(quizFrom(shared({}))?.questions[0]?.right).toEqual(['a'])
  expect(quizFrom(shared({ correctAnswer: 1 }))?.questions[0]?.right).toEqual(['b'])
  expect(quizFrom(shared({ correctAnswer: 2 }))).toBeUndefined()
  expect(quizFrom(shared({ kind: 'several', correctAnswers: [0, 1] }))?.questions[0]?.right).toEqual([
    'a',
    'b',
  ])
  expect(quizFrom(shared({ kind: 'several', correctAnswers: [0, 2] }))).toBeUndefined()
})

test('a small link that unpacks to megabytes is refused', async () => {
  const bomb = await writeQuizData({ ...quiz, description: 'a'.repeat(5_000_000) })
  expect(bomb.length).toBeLessThan(10_000)
  await expect(readQuizData(bomb)).rejects.toThrow(DAMAGED)
})

test('a file contains the fields of every kind of question, and nothing unused', () => {
  const kinds: readonly Question[] = [
    { ...single('q1', 'a'), kind: 'several', right: ['a', 'c'] },
    { ...createQuestion('q2', 'true-false'), text: 'b', isTrue: false },
    { ...createQuestion('q3', 'text'), text: 'c', accepted: ['x', 'y'] },
    { ...createQuestion('q4', 'number'), text: 'd', value: '3.14', tolerance: '0.01' },
  ]
  const shared = shareQuiz({ ...quiz, questions: kinds })
  expect(shared.questions).toMatchObject([
    { id: 'q1', kind: 'several', correctAnswers: [0, 2], options: ['Ja', HARD, '100 %', 'a+b'] },
    { id: 'q2', question: 'b', kind: 'true-false', isTrue: false, explanation: '' },
    { id: 'q3', kind: 'text', accepted: ['x', 'y'] },
    { id: 'q4', kind: 'number', value: '3.14', tolerance: '0.01' },
  ])
  expect(shared.questions[2]).not.toHaveProperty('options')
  const back = quizFrom(JSON.parse(JSON.stringify(shared)))
  expect(back && shareQuiz(back)).toEqual(shared)
})
