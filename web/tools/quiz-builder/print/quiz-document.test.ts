import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { Block, TextDocument } from '#lib/document/blocks.ts'
import { Quiz } from '#lib/quiz/quiz.ts'
import { answerKey, certificate, type PrintOptions, questionSheet } from './quiz-document.ts'

const QUIZ = v.parse(Quiz, {
  title: 'Rivers',
  description: 'For class 7',
  questions: [
    {
      id: 'q1',
      text: 'Longest?',
      options: ['Nile', 'Rhine'].map((text, at) => ({ id: `o${at}`, text })),
      right: ['o0'],
      explanation: 'About 6,650 km.',
    },
    { id: 'q2', kind: 'true-false', text: 'The Elbe is longer.', isTrue: false },
    { id: 'q3', kind: 'number', text: 'How many? a^2', value: '5', tolerance: '1' },
    {
      id: 'q4',
      kind: 'several',
      text: 'Which?',
      options: ['One', 'Two', 'Three'].map((text, at) => ({ id: `o${at}`, text })),
      right: ['o0', 'o2'],
    },
  ],
})
const OPTIONS: PrintOptions = { paper: 'a4', createdAt: new Date(0), images: new Map() }

/** Returns all strings of a document in order; list items with their letters. */
function textsOf({ blocks }: TextDocument): string[] {
  const textsIn = (block: Block): string[] => {
    if (block.kind === 'group') return block.blocks.flatMap(textsIn)
    if (block.kind === 'list')
      return block.items.flatMap(({ blocks }, index) =>
        blocks.flatMap(textsIn).map((text) => `${'ABC'[index]} ${text}`),
      )
    if (block.kind === 'rule') return ['____']
    if (block.kind !== 'paragraph' && block.kind !== 'heading') return []
    return [block.content.map((inline) => (inline.kind === 'text' ? inline.text : '\n')).join('')]
  }
  return blocks.flatMap(textsIn)
}

test('the question sheet has every question with its choices or a line, without correct answers', () => {
  expect(textsOf(questionSheet(QUIZ, OPTIONS))).toEqual([
    'Rivers',
    'For class 7',
    'Name:',
    '____',
    '1. Longest?',
    'A Nile',
    'B Rhine',
    '2. The Elbe is longer.',
    'A True',
    'B False',
    '3. How many? a2',
    'Answer:',
    '____',
    '4. Which? (Choose all that are right.)',
    'A One',
    'B Two',
    'C Three',
  ])
})

test('the answer key has the letters and labels of correct answers, and the explanations', () => {
  expect(textsOf(answerKey(QUIZ, OPTIONS))).toEqual([
    'Answer key: Rivers',
    '1. Longest?',
    'A: Nile',
    'About 6,650 km.',
    '2. The Elbe is longer.',
    'B: False',
    '3. How many? a2',
    '5 ± 1',
    '4. Which?',
    'A, C: One, Three',
  ])
})

test('a certificate lies across one page and says who, what, and how well', () => {
  const done = { name: ' Zoë ', right: 9, total: 10, percent: 90, hasPassed: true, date: 'November 22, 2026' }
  const page = certificate(QUIZ.title, done, OPTIONS)
  expect(page.page.width).toBeGreaterThan(page.page.height)
  expect(textsOf(page)).toEqual([
    'Certificate',
    'This is to certify that',
    'Zoë',
    'has passed the quiz',
    'Rivers',
    'with 9 of 10 right answers (90%)',
    'November 22, 2026',
  ])
  expect(textsOf(certificate(QUIZ.title, { ...done, hasPassed: undefined, name: '' }, OPTIONS))).toContain(
    'has taken the quiz',
  )
})
