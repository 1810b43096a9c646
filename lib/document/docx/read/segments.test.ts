import { expect, test } from 'vitest'
import type { Block, Inline, Paragraph } from '../../blocks.ts'
import { anchoredAlign, partedAtBreaks, type Segment } from './segments.ts'

const IMAGE = { source: { kind: 'png', bytes: new Uint8Array() }, width: 1, height: 1, alt: '' } as const
const RULE: Block = { kind: 'rule', width: 1, color: '#000000' }
const BREAK = { kind: 'page-break' } as const
const COLUMN = { kind: 'column-break' } as const
const CONTINUED = { spaceBefore: 0, firstLine: 0 }

const segment = (text: string): Segment => ({ kind: 'inline', inline: { kind: 'text', text } })
const mark = (name: string): Segment => ({ kind: 'bookmark', name })
const make = (content: readonly Inline[], more: Partial<Paragraph>): Block => ({
  kind: 'paragraph',
  content,
  ...more,
})
const part = (text: string, more: Partial<Paragraph> = {}) =>
  make(text === '' ? [] : [{ kind: 'text', text }], more)

test.each<[string, Segment[], Block[]]>([
  ['with nothing in it stays', [], [part('')]],
  [
    'goes on behind a page without space before it',
    [segment('a'), BREAK, segment('b')],
    [part('a'), BREAK, part('b', CONTINUED)],
  ],
  [
    'goes on behind a column as well',
    [segment('a'), COLUMN, segment('b')],
    [part('a'), COLUMN, part('b', CONTINUED)],
  ],
  ['that begins with a break has no line before it', [BREAK, segment('a')], [BREAK, part('a', CONTINUED)]],
  ['that ends with a break has no line behind it', [segment('a'), BREAK], [part('a'), BREAK]],
  ['that is a break alone keeps its line before it', [BREAK], [part(''), BREAK]],
  [
    'has the name of its first mark, on its first part',
    [mark('x'), mark('y'), segment('a'), BREAK, segment('b')],
    [part('a', { id: 'x' }), BREAK, part('b', CONTINUED)],
  ],
  [
    'stands behind its pictures and before its boxes',
    [segment('a'), { kind: 'blocks', blocks: [RULE] }, { kind: 'anchored', image: IMAGE, align: 'right' }],
    [{ kind: 'image-block', ...IMAGE, align: 'right' }, part('a'), RULE],
  ],
  [
    'has the pictures of its second part behind the break',
    [segment('a'), BREAK, { kind: 'anchored', image: IMAGE }, segment('b')],
    [part('a'), BREAK, { kind: 'image-block', ...IMAGE }, part('b', CONTINUED)],
  ],
])('a paragraph %s', (_, segments, blocks) => expect(partedAtBreaks(segments, make)).toEqual(blocks))

test.each([
  ['left', 'left'],
  [' center ', 'center'],
  ['right', 'right'],
  ['inside', undefined],
])('an anchored picture that is to stand %j stands %j', (word, align) => {
  const said = { name: 'wp:align', attributes: {}, children: [word] }
  const across = { name: 'wp:positionH', attributes: {}, children: [said] }
  expect(anchoredAlign({ name: 'wp:anchor', attributes: {}, children: [across] })).toBe(align)
  expect(anchoredAlign({ name: 'wp:anchor', attributes: {}, children: [said] })).toBeUndefined()
})
