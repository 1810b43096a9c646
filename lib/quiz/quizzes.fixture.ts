import * as v from 'valibot'
import { Quiz, type Quiz as QuizType } from './quiz.ts'

const options = ['Oslo', 'Bergen', 'Rome', ' '].map((text, index) => ({ id: 'abcd'[index], text }))

/** A quiz of four questions, whose right answers are Bergen, false, Oslo and Rome, and Paris. */
export function quizWith(rules: Partial<QuizType['rules']>): QuizType {
  return v.parse(Quiz, {
    rules,
    questions: [
      { id: 'q1', options, right: ['b'] },
      { id: 'q2', kind: 'true-false', isTrue: false },
      { id: 'q3', kind: 'several', options, right: ['a', 'c'] },
      { id: 'q4', kind: 'text', accepted: ['Paris'] },
    ],
  })
}
