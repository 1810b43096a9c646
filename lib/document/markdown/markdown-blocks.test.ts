import { expect, test } from 'vitest'
import type { Block } from '../blocks.ts'
import { readMarkdown } from './read-markdown.ts'

const read = (text: string) => readMarkdown(new TextEncoder().encode(text), 'notes.md', 'a4')
const blocksOf = (text: string) => read(text).document.blocks
const outline = (blocks: readonly Block[]): string[] =>
  blocks.map((block) => {
    if (block.kind === 'list')
      return `[${block.items.map(({ marker = '', blocks: own }) => marker + outline(own).join('/')).join(', ')}]`
    if (block.kind === 'group') return `(${outline(block.blocks).join('/')})`
    if (block.kind !== 'paragraph' && block.kind !== 'heading') return block.kind
    return block.content.map((one) => (one.kind === 'text' ? one.text : `<${one.kind}>`)).join('')
  })

test.each([
  ['settings for other programs', '---\ntitle: x\n- y\n---\na', ['a']],
  ['the same with other line ends', '---\r\ntitle: x\r\n---\r\na', ['a']],
  ['a rule, and no settings', '---\na', ['rule', 'a']],
  ['a quotation', '> a\n>\n> b', ['(a/b)']],
  ['a rule', 'a\n\n***\n\nb', ['a', 'rule', 'b']],
  ['lines of a program', '```\na\n\n  b\n```', ['(a//  b)']],
  ['a line end', 'a  \nb', ['a<line-break>b']],
  ['a line that goes on', 'a\nb', ['a b']],
  ['an escaped sign', '\\*a\\*', ['*a*']],
  ['HTML between lines', '<div>a <b>b</b>\n&amp; c</div>', ['a b & c']],
  ['HTML without words', '<div></div>\n\na', ['a']],
  ['a line end of HTML', 'a<br>b', ['a<line-break>b']],
  ['a tag of HTML on a line', 'a<span>b</span>', ['ab']],
  ['a list with boxes', '- [x] a\n- [ ] b\n- c', ['[☑a, ☐b, c]']],
  ['an empty item', '- a\n-\n- b', ['[a, , b]']],
])('%s is read so', (_, text, expected) => {
  expect(outline(blocksOf(text))).toEqual(expected)
})

test('reports scripts, frames and images within HTML; drops contents of scripts and comments', () => {
  const { document, notes } = read(
    '<div><script>no()</script><style>no</style><!-- no --><img src=x><iframe src=y></iframe>yes</div>',
  )
  expect(outline(document.blocks)).toEqual(['yes'])
  expect(notes).toEqual([
    '1 script was left out.',
    '1 embedded page or video was left out.',
    '1 picture from other sites was left out.',
  ])
})

test.each([
  ['1. a\n2. b', { marker: 'decimal' }, false],
  ['4. a\n5. b', { marker: 'decimal', start: 4 }, true],
  ['0. a', { marker: 'decimal', start: 0 }, true],
  ['- a', { marker: 'bullet' }, false],
])('the list %j is %j', (text, expected, hasStart) => {
  const [list] = blocksOf(text)
  expect(list).toMatchObject({ kind: 'list', spaceAfter: 7, ...expected })
  expect(list !== undefined && 'start' in list).toBe(hasStart)
})

test('items stand close, unless empty lines part them', () => {
  expect(blocksOf('- a\n- b')).toMatchObject([
    { items: [{ blocks: [{ spaceAfter: 2 }] }, { blocks: [{ spaceAfter: 2 }] }] },
  ])
  expect(blocksOf('- a\n\n- b')).toMatchObject([
    { items: [{ blocks: [{ spaceAfter: 7 }] }, { blocks: [{ spaceAfter: 7 }] }] },
  ])
})

test.each([
  ['# A b', 1, 'a-b'],
  ['###### A  b!', 6, 'a-b'],
  ['## Über-Größe 2', 2, 'über-größe-2'],
  ['# !!!', 1, undefined],
])('the heading %s has a level and a name to lead to', (text, level, id) => {
  const [heading] = blocksOf(text)
  expect(heading).toMatchObject({ kind: 'heading', level, spaceBefore: 12, spaceAfter: 5 })
  expect(heading?.kind === 'heading' ? heading.id : 'none').toBe(id)
})

test('the first heading is the title, the name of the file without one', () => {
  expect(read('a\n\n## First\n\n# Second').document.meta.title).toBe('First')
  expect(read('a').document.meta.title).toBe('notes')
})

test.each([
  ['https://a.b', true],
  ['HTTP://a.b', true],
  ['mailto:a@b.c', true],
  ['tel:+1', true],
  ['ftp://a.b', true],
  ['#part', true],
  ['data:text/html,x', false],
  ['javascript:alert(1)', false],
  ['file:///etc', false],
  ['other.md', false],
])('a link to %s leads there: %s', (url, leads) => {
  const style = leads ? { link: url, color: '#0b57d0', underline: true } : undefined
  expect(blocksOf(`[a](${url})`)).toMatchObject([{ content: [{ kind: 'text', text: 'a' }] }])
  const [block] = blocksOf(`[a](${url})`)
  expect(block?.kind === 'paragraph' && block.content[0]?.kind === 'text' && block.content[0].style).toEqual(
    style,
  )
})

test('looks within looks add up', () => {
  expect(blocksOf('**a *b***')).toMatchObject([
    {
      content: [
        { text: 'a ', style: { bold: true } },
        { text: 'b', style: { bold: true, italic: true } },
      ],
    },
  ])
})

test('a table has a head that is bold and shaded, and cells aligned as it says', () => {
  const [table] = blocksOf('| a | b | c |\n|:--|:-:|--:|\n| 1 | 2 | 3 |')
  expect(table).toMatchObject({
    columns: ['content', 'content', 'content'],
    headerRows: 1,
    width: 'content',
    spaceBefore: 2,
    spaceAfter: 10,
    rows: [
      {
        cells: [
          { shade: '#f0f1f3', align: 'left', blocks: [{ content: [{ text: 'a', style: { bold: true } }] }] },
          {},
          {},
        ],
      },
      { cells: [{ align: 'left' }, { align: 'center' }, { align: 'right' }] },
    ],
  })
  const [, row] = table?.kind === 'table' ? table.rows : []
  expect(row?.cells[0]).toEqual({
    align: 'left',
    blocks: [{ kind: 'paragraph', direction: 'auto', content: [{ kind: 'text', text: '1' }] }],
  })
})

test('quotations within each other are read thirty deep', () => {
  const depth = (count: number) => JSON.stringify(blocksOf(`${'> '.repeat(count)}end`)).includes('end')
  expect([depth(30), depth(31)]).toEqual([true, false])
})
