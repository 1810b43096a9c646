import { expect, test } from 'vitest'
import { readMarkdown } from './read-markdown.ts'

function read(text: string) {
  return readMarkdown(new TextEncoder().encode(text), 'notes.md', 'a4')
}

test('headings, emphasis, code, links and entities', () => {
  const { document } = read('# Top &amp; more\n\nA **b** `c&amp;` [d](https://example.org) ~~e~~')
  expect(document.meta.title).toBe('Top & more')
  expect(document.blocks).toMatchObject([
    { kind: 'heading', level: 1, id: 'top-more', content: [{ text: 'Top & more' }] },
    {
      kind: 'paragraph',
      content: [
        { text: 'A ' },
        { text: 'b', style: { bold: true } },
        { text: ' ' },
        { text: 'c&amp;', style: { code: true } },
        { text: ' ' },
        { text: 'd', style: { link: 'https://example.org' } },
        { text: ' ' },
        { text: 'e', style: { strike: true } },
      ],
    },
  ])
})
