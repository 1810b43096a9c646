import * as v from 'valibot'
import { expect, test } from 'vitest'
import { choice, textField } from './form-fields.ts'

test('a number field preserves the typed input, however long, and has its own default', () => {
  const field = textField('12')
  expect(['', '1,5 €', '9'.repeat(5000)].map((text) => v.parse(field, text))).toEqual([
    '',
    '1,5 €',
    '9'.repeat(5000),
  ])
  expect(v.parse(field, undefined)).toBe('12')
  expect([12, null].map((text) => v.is(field, text))).toEqual([false, false])
})

test('a menu accepts the ids that it contains, and has its own default', () => {
  const field = choice([{ id: 'day' }, { id: 'week' }], 'week')
  expect(['day', 'week', undefined].map((id) => v.parse(field, id))).toEqual(['day', 'week', 'week'])
  expect(['month', '', null].map((id) => v.is(field, id))).toEqual([false, false, false])
})
