import { expect, test } from 'vitest'
import { type Draft, DraftError, importDrafts, letteredOptions } from './imported-question.ts'

const single = (draft: Partial<Draft>): Draft => ({ text: 'Why?', kind: 'single', ...draft })
const imported = (...drafts: readonly Draft[]) =>
  importDrafts(drafts.map((draft, index) => ({ place: `Line ${index + 1}`, read: () => draft })))
const many = (count: number) => Array.from({ length: count }, (_, index) => `${index}`)

test('letteredOptions(): assigns letters to options, and refers to correct ones by letter', () => {
  expect(letteredOptions(['x', 'y', 'z'], [2, 0])).toEqual({
    options: [
      { id: 'a', text: 'x' },
      { id: 'b', text: 'y' },
      { id: 'c', text: 'z' },
    ],
    right: ['a', 'c'],
  })
})

test('reports unreadable questions with their position, and numbers the others without gaps', () => {
  const { questions, errors } = importDrafts([
    { place: 'Row 2', read: () => single({ text: 'One?', options: ['a', 'b'], rightPlaces: [1] }) },
    {
      place: 'Row 3',
      read: () => {
        throw new DraftError('there is no right answer')
      },
    },
    { place: 'Row 4', read: () => single({ text: '' }) },
    { place: 'Row 5', read: () => single({ text: 'Two?' }) },
  ])
  expect(questions.map(({ id, text, right }) => [id, text, right])).toEqual([
    ['q1', 'One?', ['b']],
    ['q2', 'Two?', []],
  ])
  expect(errors).toEqual(['Row 3: there is no right answer', 'Row 4: the question is empty'])
})

test.each<[string, Partial<Draft>, Partial<Draft>, string]>([
  ['options', { options: many(12) }, { options: many(13) }, 'there are more than 12 options'],
  ['a text', { text: 'x'.repeat(5000) }, { text: 'x'.repeat(5001) }, 'a text is too long'],
  ['an option', { options: ['x'.repeat(1000)] }, { options: ['x'.repeat(1001)] }, 'a text is too long'],
  ['an answer', { accepted: ['x'.repeat(1000)] }, { accepted: ['x'.repeat(1001)] }, 'a text is too long'],
])('accepts %s of the maximum size, and reports a larger one', (_, accepted, refused, error) => {
  expect(imported(single(accepted)).errors).toEqual([])
  expect(imported(single(refused))).toEqual({ questions: [], errors: [`Line 1: ${error}`] })
})

test('rethrows errors unrelated to a question', () => {
  const read = () => {
    throw new RangeError('broken')
  }
  expect(() => importDrafts([{ place: 'Row 1', read }])).toThrow(RangeError)
})
