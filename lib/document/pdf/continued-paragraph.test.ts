import { expect, test } from 'vitest'
import type { Block, Paragraph } from '../blocks.ts'
import { appendBlocks } from './continued-paragraph.ts'

const paragraph = (text: string, more: Partial<Paragraph> = {}): Paragraph => ({
  kind: 'paragraph',
  content: [{ kind: 'text', text }],
  ...more,
})
const LONG = 'This sentence runs on to the foot of its page and'
const textOf = (block: Block): string => {
  if (block.kind === 'list') return block.items.flatMap(({ blocks }) => blocks.map(textOf)).join('|')
  return 'content' in block
    ? block.content.map((inline) => ('text' in inline ? inline.text : '')).join('')
    : block.kind
}
function appended(last: Block, ...next: Block[]): string[] {
  const blocks = [last]
  appendBlocks(blocks, next)
  return blocks.map(textOf)
}

test.each([
  ['a small letter', LONG, 'ends there.', [`${LONG} ends there.`]],
  ['a hyphen and a small letter', `${LONG} har-`, 'bour.', [`${LONG} harbour.`]],
  [
    'a name',
    `${LONG} Ms`,
    'Smith went home, as everybody else did that day.',
    [`${LONG} Ms Smith went home, as everybody else did that day.`],
  ],
  [
    'a new sentence',
    `${LONG} ends.`,
    'Another paragraph that is as long as the first.',
    [`${LONG} ends.`, 'Another paragraph that is as long as the first.'],
  ],
  ['a title', LONG, 'Results', [LONG, 'Results']],
  ['text after a title', 'Results', 'of the year are good.', ['Results', 'of the year are good.']],
])('appendBlocks(): %s', (_, last, first, expected) => {
  expect(appended(paragraph(last), paragraph(first))).toEqual(expected)
})

test('appendBlocks(): text of another size starts a paragraph', () => {
  expect(
    appended(paragraph(LONG, { style: { size: 10 } }), paragraph('ends.', { style: { size: 8 } })),
  ).toEqual([LONG, 'ends.'])
})

test('appendBlocks(): the last item of a list continues with a small letter', () => {
  const list: Block = {
    kind: 'list',
    marker: 'bullet',
    items: [{ blocks: [paragraph('one;')] }, { blocks: [paragraph('two and')] }],
  }
  expect(appended(list, paragraph('a half'), paragraph('Next.'))).toEqual(['one;|two and a half', 'Next.'])
  expect(appended(list, paragraph('A half'))).toEqual(['one;|two and', 'A half'])
})

test('appendBlocks(): a page break keeps paragraphs apart', () => {
  expect(appended({ kind: 'page-break' }, paragraph('ends.'))).toEqual(['page-break', 'ends.'])
})
