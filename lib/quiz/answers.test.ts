import * as v from 'valibot'
import { expect, test } from 'vitest'
import { answerText, rightText } from './answers.ts'
import { Question, type Question as QuestionType } from './quiz.ts'

const question = (more: Partial<QuestionType>): QuestionType => v.parse(Question, { id: 'q', ...more })
const options = ['Red', 'Green', 'Blue', ' '].map((text, index) => ({ id: `${index}`, text }))

test.each<[Partial<QuestionType>, string]>([
  [{ kind: 'true-false', isTrue: true }, 'True'],
  [{ kind: 'true-false', isTrue: false }, 'False'],
  [{ kind: 'single', options, right: ['1'] }, 'Green'],
  [{ kind: 'several', options, right: ['2', '0'] }, 'Red, Blue'],
  [{ kind: 'several', options, right: ['3'] }, '—'],
  [{ kind: 'text', accepted: ['Paris', ' ', 'paname'] }, 'Paris or paname'],
  [{ kind: 'text', accepted: [] }, '—'],
  [{ kind: 'number', value: '3.14', tolerance: '' }, '3.14'],
  [{ kind: 'number', value: '3.14', tolerance: '0.01' }, '3.14 ± 0.01'],
])('of %j the right answer reads "%s"', (more, text) => {
  expect(rightText(question(more))).toBe(text)
})

test.each<[Partial<QuestionType>, string | readonly string[] | undefined, string]>([
  [{ kind: 'single', options }, ['1'], 'Green'],
  [{ kind: 'several', options }, ['2', '0'], 'Red, Blue'],
  [{ kind: 'true-false' }, ['false'], 'False'],
  [{ kind: 'text' }, ' Paris ', 'Paris'],
  [{ kind: 'text' }, undefined, '—'],
  [{ kind: 'single', options }, [], '—'],
])('to %j the answer %j reads "%s"', (more, answer, text) => {
  expect(answerText(question(more), answer)).toBe(text)
})
