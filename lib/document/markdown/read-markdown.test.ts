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

test('task lists have boxes, lists stand within lists and start where they say', () => {
  expect(read('- [x] done\n- [ ] open\n\n7. seven\n   - within').document.blocks).toMatchObject([
    { kind: 'list', marker: 'bullet', items: [{ marker: '☑' }, { marker: '☐' }] },
    {
      kind: 'list',
      marker: 'decimal',
      start: 7,
      items: [{ blocks: [{ kind: 'paragraph' }, { kind: 'list', marker: 'bullet' }] }],
    },
  ])
})

test('tables keep how their columns are aligned', () => {
  const [table] = read('| a | b |\n|---|--:|\n| 1 | 2 |').document.blocks
  expect(table).toMatchObject({
    kind: 'table',
    headerRows: 1,
    rows: [{}, { cells: [{}, { align: 'right' }] }],
  })
})

test('images of other sites are omitted with a note; their names stay', () => {
  const { document, notes } = read('![A cat](https://example.org/cat.png)')
  expect(notes).toEqual(['1 picture from other sites was left out.'])
  expect(document.blocks).toMatchObject([{ content: [{ text: 'A cat' }] }])
})
