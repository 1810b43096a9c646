import { expect, test } from 'vitest'
import { EMPTY_QUIZ } from './quiz.ts'
import { readRules } from './read-rules.ts'

const FIELDS = ['minutes', 'passMark', 'attempts'] as const
const HINTS = {
  minutes: 'Enter a number up to 1,440',
  passMark: 'Enter a number up to 100',
  attempts: 'Enter a whole number up to 1,000',
}

test.each<[(typeof FIELDS)[number], string, number]>([
  ['minutes', '1440', 1440],
  ['minutes', ' 0.5 ', 0.5],
  ['minutes', '1,440', 1440],
  ['passMark', '100', 100],
  ['passMark', '66.6 %', 66.6],
  ['attempts', '1', 1],
  ['attempts', '1000', 1000],
  ['attempts', '2.0', 2],
])('readRules(): %s accepts "%s", and the others then have no limit', (field, typed, limit) => {
  const none = { minutes: undefined, passMark: undefined, attempts: undefined }
  expect(readRules({ ...EMPTY_QUIZ.rules, [field]: typed })).toEqual({
    limits: { ...none, [field]: limit },
    hints: none,
  })
})

test.each<[(typeof FIELDS)[number], readonly string[]]>([
  ['minutes', ['1440.01', '0', '-1', 'an hour']],
  ['passMark', ['100.01', '0', '-1', 'half']],
  ['attempts', ['1001', '0', '-1', '1.5', 'two']],
])('readRules(): %s ignores invalid input and describes the valid range: %j', (field, texts) => {
  const none = { minutes: undefined, passMark: undefined, attempts: undefined }
  for (const text of texts)
    expect(readRules({ ...EMPTY_QUIZ.rules, [field]: text })).toEqual({
      limits: none,
      hints: { ...none, [field]: HINTS[field] },
    })
})

test('each limit is its own', () => {
  const rules = { ...EMPTY_QUIZ.rules, minutes: '30', passMark: '60', attempts: '2' }
  expect(readRules(rules).limits).toEqual({ minutes: 30, passMark: 60, attempts: 2 })
})
