import { expect, test } from 'vitest'
import { visualToLogical } from './reading-direction.ts'
import type { Span } from './text-lines.ts'

const span = (text: string) => ({ text }) as Span
const read = (...texts: string[]) => visualToLogical(texts.map(span)).map(({ text }) => text)

// BidiMirroring.txt of Unicode.
test.each(['()', '[]', '{}', '<>', '«»'])(
  'in a line from the right %s open and close the other way',
  (pair) => {
    const [open = '', close = ''] = pair
    expect(read(`${open}גב${close}א`)).toEqual([`א${open}בג${close}`])
  },
)

test('letters are turned round, numbers and Latin words are not', () => {
  expect(read('םולש')).toEqual(['שלום'])
  expect(read('ב 12.5 א')).toEqual(['א 12.5 ב'])
  expect(read('ב a.b@c-d א')).toEqual(['א a.b@c-d ב'])
  expect(read('ב two words א')).toEqual(['א two words ב'])
  expect(read('بت 7')).toEqual(['7 تب'])
})

test('a combining character stays on its letter, and the rightmost text comes first', () => {
  expect(read('בּא', 'ד')).toEqual(['ד', 'אבּ'])
})
