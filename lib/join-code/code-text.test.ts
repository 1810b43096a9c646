import { expect, test } from 'vitest'
import { codeText } from './code-text.ts'

test('a code is read in two halves', () => {
  expect(codeText('ABCDEF')).toBe('ABC DEF')
})
