import { expect, test } from 'vitest'
import { choicesIn } from '#lib/quiz/order.ts'
import { EMPTY_QUIZ, type Question, type Quiz } from '#lib/quiz/quiz.ts'
import { getResult } from '#lib/quiz/quiz-result.ts'
import { createQuestion } from '../editing/questions.ts'
import { fits, getEnd, getReview, newRun, next, questionAt, secondsLeft, withAnswer } from './attempt.ts'

const options = ['w', 'x', 'y', 'z'].map((text, place) => ({ id: 'abcd'[place] ?? '', text }))
const question = (id: string, fields: Partial<Question> = {}): Question => ({
  ...createQuestion(id),
  text: id,
  options,
  ...fields,
})
const three: Quiz = { ...EMPTY_QUIZ, questions: ['q1', 'q2', 'q3'].map((id) => question(id)) }
const ruled = (rules: Partial<Quiz['rules']>): Quiz => ({ ...three, rules: { ...three.rules, ...rules } })
const smallest = (min: number) => min

test('two of three right is 66%, and what was left out is named', () => {
  let run = newRun(three, 'k', 1)
  run = next(withAnswer(run, 'q1', ['a']), 5)
  run = next(withAnswer(run, 'q2', ['a']), 6)
  expect(questionAt(three, run)?.id).toBe('q3')
  expect(run.finishedAt).toBeNull()
  run = next(run, 7)
  expect(run.finishedAt).toBe(7)
  expect(getResult(three, run.answers)).toEqual({ right: 2, total: 3, percent: 66.7, hasPassed: undefined })
  expect(getReview(three, run).map(({ answer, feedback }) => [answer, feedback.isRight])).toEqual([
    [['a'], true],
    [['a'], true],
    [undefined, false],
  ])
})

test('answers remain with their questions when everything is shuffled', () => {
  const quiz = ruled({ shufflesQuestions: true, shufflesOptions: true })
  let run = newRun(quiz, 'k', 1, smallest)
  expect(run.questions).toEqual(['q2', 'q3', 'q1'])
  const shown = choicesIn(run, question('q2')).map(({ text }) => text)
  expect(shown).toEqual(['x', 'y', 'z', 'w'])
  for (const id of run.questions) run = withAnswer(run, id, ['a'])
  expect(getResult(quiz, run.answers).right).toBe(3)
})

test('an answer that was shown to be right or wrong stands, and so does that of a run that is over', () => {
  const checked = { ...withAnswer(newRun(three, 'k', 1), 'q1', ['b']), shown: ['q1'] }
  expect(withAnswer(checked, 'q1', ['a']).answers).toEqual({ q1: ['b'] })
  expect(withAnswer({ ...newRun(three, 'k', 1), finishedAt: 1 }, 'q1', ['a']).answers).toEqual({})
})

test('the remaining time follows the clock, independently of the page', () => {
  const run = { ...newRun(three, 'k', 1), startedAt: 1_000_000 }
  const endsAt = getEnd(ruled({ minutes: '1.5' }), run) ?? 0
  expect([1000, 1089, 2000].map((now) => secondsLeft(endsAt, now))).toEqual([90, 1, 0])
  expect(getEnd(three, run)).toBeUndefined()
})

test('an attempt fits only the questions that it was started with', () => {
  const run = newRun(three, 'k', 1)
  expect(fits(three, run)).toBe(true)
  expect(fits({ ...three, questions: three.questions.slice(1) }, run)).toBe(false)
})
