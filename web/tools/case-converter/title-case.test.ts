import * as v from 'valibot'
import { expect, test } from 'vitest'
import { CaseState } from './options.ts'
import { titleCase } from './title-case.ts'

const title = (text: string, titleStyle: CaseState['titleStyle'], change: Partial<CaseState> = {}) =>
  titleCase(text, { ...v.parse(CaseState, {}), titleStyle, ...change })

/** Words that are small in every style; and those that are in some. */
const ALWAYS = 'a an the and but for nor or as at by in of off on per to up via'
const SOMETIMES = 'if so yet from into onto over upon with'

test.each<[CaseState['titleStyle'], string]>([
  ['AP', 'so yet'],
  ['Chicago', 'from into onto over upon with'],
  ['APA', 'if so yet'],
])('%s keeps its small words small inside a title, and no others', (style, own) => {
  const small = (words: string) =>
    words.split(' ').filter((word) => title(`x ${word} x`, style) === `X ${word} X`)
  expect(small(ALWAYS).join(' ')).toBe(ALWAYS)
  expect(small(SOMETIMES).join(' ')).toBe(own)
})

test('the first word and, but in APA, the last one have a capital', () => {
  expect(title('of what to', 'AP')).toBe('Of What To')
  expect(title('of what to', 'Chicago')).toBe('Of What To')
  expect(title('of what to', 'APA')).toBe('Of What to')
  expect(title('(of) what', 'AP')).toBe('(Of) What')
})

test.each([
  ['one: a two', 'One: A Two'],
  ['the end\nof the line', 'The End\nOf the Line'],
  ['one—a two', 'One—A Two'],
  ['one - a two', 'One - a Two'],
  ['one; a two', 'One; a Two'],
  ['one. “a two”', 'One. “A Two”'],
  ['one 3:a two', 'One 3:a Two'],
  ['step-by-step', 'Step-by-Step'],
  ['by-law', 'By-Law'],
  ['the log-in now', 'The Log-In Now'],
  ['it’s o’clock', 'It’s O’clock'],
])('%s is the title %s', (text, written) => {
  expect(title(text, 'AP')).toBe(written)
})

test('capitalizes every word if requested, and can keep capitals', () => {
  expect(title('a tale OF two', 'every')).toBe('A Tale Of Two')
  expect(title('the NASA way OF', 'AP', { keepsCapitals: true })).toBe('The NASA Way OF')
})
