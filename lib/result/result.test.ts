import { expect, test } from 'vitest'
import { toResult, toResultAsync } from './result.ts'
import { UserError } from './user-error.ts'

test('toResult(): wraps a returned value', () => {
  expect(toResult(() => 7)).toEqual({ ok: true, value: 7 })
})

test('toResult(): returns a user error as data, with its position', () => {
  const fail = () => {
    throw new UserError('Invalid CSV format', 'Unclosed quote starting on line 12', 40)
  }
  expect(toResult(fail)).toEqual({
    ok: false,
    problem: { message: 'Invalid CSV format', detail: 'Unclosed quote starting on line 12', offset: 40 },
  })
})

test('UserError: has a position even for the first character, and none if not passed', () => {
  expect(new UserError('Invalid JSON', '', 0)).toMatchObject({
    message: 'Invalid JSON',
    problem: { message: 'Invalid JSON', detail: '', offset: 0 },
  })
  expect(new UserError('Invalid JSON', 'line 1').problem).toEqual({
    message: 'Invalid JSON',
    detail: 'line 1',
  })
  expect(new UserError('Invalid JSON', 'line 1').message).toBe('Invalid JSON: line 1')
})

test('a bug is not swallowed, now or later', async () => {
  const bug = () => {
    throw new TypeError('x is undefined')
  }
  expect(() => toResult(bug)).toThrow(TypeError)
  await expect(toResultAsync(async () => bug())).rejects.toThrow(TypeError)
})
