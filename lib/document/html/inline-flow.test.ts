import { expect, test } from 'vitest'
import type { Inline, TextStyle } from '../blocks.ts'
import { InlineFlow } from './inline-flow.ts'

const PLAIN: TextStyle = {}
const BOLD: TextStyle = { bold: true }

function flowOf(...parts: (string | Inline | { readonly preserved: string })[]): InlineFlow {
  const flow = new InlineFlow()
  for (const part of parts)
    if (typeof part === 'string') flow.addText(part, PLAIN, false)
    else if ('preserved' in part) flow.addText(part.preserved, PLAIN, true)
    else flow.add(part)
  return flow
}
const shown = (content: readonly Inline[]) =>
  content.map((one) => (one.kind === 'text' ? one.text : `<${one.kind}>`))
const BREAK: Inline = { kind: 'line-break' }
const FIELD: Inline = { kind: 'page-field', shows: 'number' }

// CSS Text 3, 4.1.
test.each([
  ['spaces within', ['a \t\n\r\f b'], ['a b']],
  ['spaces at both ends', ['  a  '], ['a']],
  ['spaces over two texts', ['a ', ' b'], ['a b']],
  ['a space that only the second has', ['a', ' b'], ['a b']],
  ['nothing but spaces', ['  ', '\n'], []],
  ['a space after a line end', ['a', BREAK, ' b'], ['a', '<line-break>', 'b']],
  ['a space after something else', ['a', FIELD, ' b'], ['a', '<page-field>', ' b']],
  ['a space before a line end', ['a ', BREAK, 'b'], ['a ', '<line-break>', 'b']],
  ['a line end at the end', ['a', BREAK], ['a']],
  ['two line ends at the end', ['a', BREAK, BREAK], ['a', '<line-break>']],
  ['something else at the end', ['a', FIELD], ['a', '<page-field>']],
  ['a space that cannot part', ['a\u00A0\u00A0b'], ['a\u00A0\u00A0b']],
  ['spaces that are kept', ['a', { preserved: '  b  ' }, ' c'], ['a  b   c']],
  ['a kept space before a text', [{ preserved: 'a ' }, ' b'], ['a  b']],
])('of %s browsers show what is here', (_, parts, expected) => {
  expect(shown(flowOf(...parts).take())).toEqual(expected)
})

test('merges text of one style, separates others, and preserves a space at the end as separate text', () => {
  const flow = new InlineFlow()
  flow.addText('a', PLAIN, false)
  flow.addText('b', PLAIN, false)
  flow.addText('c', BOLD, false)
  flow.addText(' ', PLAIN, false)
  expect(flow.take()).toEqual([
    { kind: 'text', text: 'ab', style: PLAIN },
    { kind: 'text', text: 'c', style: BOLD },
  ])
})

test('the next paragraph contains nothing of the previous one, and starts without a space', () => {
  const flow = flowOf('a')
  expect(shown(flow.take())).toEqual(['a'])
  flow.addText(' b', PLAIN, false)
  expect(shown(flow.take())).toEqual(['b'])
  expect(flow.take()).toEqual([])
})
