import { expect, test } from 'vitest'
import { codeText } from './format-join-code.ts'

test('a code is read in two halves', () => {
  expect(codeText('ABCDEF')).toBe('ABC DEF')
})
