import { expect, test } from 'vitest'
import { attempt, attemptAsync } from './attempt.ts'
import { UserError } from './user-error.ts'

test('a value comes back as a value', () => {
  expect(attempt(() => 7)).toEqual({ ok: true, value: 7 })
})

test('what the visitor can mend comes back as data, with its place', () => {
  const fail = () => {
    throw new UserError('Invalid CSV format', 'Unclosed quote starting on line 12', 40)
  }
  expect(attempt(fail)).toEqual({
    ok: false,
    problem: { message: 'Invalid CSV format', detail: 'Unclosed quote starting on line 12', offset: 40 },
  })
})

test('a bug is not swallowed, now or later', async () => {
  const bug = () => {
    throw new TypeError('x is undefined')
  }
  expect(() => attempt(bug)).toThrow(TypeError)
  await expect(attemptAsync(async () => bug())).rejects.toThrow(TypeError)
})
