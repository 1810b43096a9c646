import { expect, test } from 'vitest'
import { sentence } from './run-operation.ts'

test.each([
  ['Enter a number', '', 'Enter a number'],
  ['Invalid JSON', 'line 1', 'Invalid JSON: line 1'],
  ['It is no file.', 'Name it.', 'It is no file. Name it.'],
  ['Is it one?', 'Name it.', 'Is it one? Name it.'],
  ['Stop!', 'Name it.', 'Stop! Name it.'],
])('a problem %j with the detail %j reads %j', (message, detail, text) => {
  expect(sentence({ message, detail })).toBe(text)
})
