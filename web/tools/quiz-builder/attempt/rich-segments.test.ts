import { expect, test } from 'vitest'
import { richSegments } from './rich-segments.ts'

const shown = (text: string) =>
  richSegments(text)
    .map((segment) => (segment.kind === 'plain' ? segment.text : `[${segment.kind} ${segment.text}]`))
    .join('')

test.each([
  ['a^2 + b^2 = c^2', 'a[raised 2] + b[raised 2] = c[raised 2]'],
  ['10^{-3} m, 10^-3 m', '10[raised -3] m, 10[raised -3] m'],
  ['(a+b)^n', '(a+b)[raised n]'],
  ['H_2O and CO_2, x_{n+1}', 'H[lowered 2]O and CO[lowered 2], x[lowered n+1]'],
  ['What does `a^2` print?', 'What does [code a^2] print?'],
  ['my_file_name, my_2nd, ^_^, 2 ^ 3', 'my_file_name, my_2nd, ^_^, 2 ^ 3'],
  ['<b>bold</b> & `', '<b>bold</b> & `'],
  ['', ''],
])('%j is shown as %j', (text, expected) => {
  expect(shown(text)).toBe(expected)
})
