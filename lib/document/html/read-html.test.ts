import { expect, test } from 'vitest'
import { readXml } from '../../xml/read-xml.ts'
import { readHtml } from './read-html.ts'

function blocksOf(body: string) {
  return readHtml(readXml(`<html lang="en"><body>${body}</body></html>`), 'page.html', 'a4').document.blocks
}

test('white space runs together as a browser has it, and styles in attributes are kept', () => {
  expect(
    blocksOf('<p>one\n  <b>two</b>  <span style="color:#c00;font-size:20px">three</span> </p>'),
  ).toMatchObject([
    {
      kind: 'paragraph',
      content: [
        { text: 'one ' },
        { text: 'two', style: { bold: true } },
        { text: ' ' },
        { text: 'three', style: { color: '#cc0000', size: 15 } },
      ],
    },
  ])
})

test('lists stand within lists, and start where they say', () => {
  const [list] = blocksOf('<ol start="4" type="a"><li>four<ul><li>within</li></ul></li><li>five</li></ol>')
  expect(list).toMatchObject({
    kind: 'list',
    marker: 'lower-letter',
    start: 4,
    items: [
      {
        blocks: [
          { content: [{ text: 'four' }] },
          { kind: 'list', marker: 'bullet', items: [{ blocks: [{ content: [{ text: 'within' }] }] }] },
        ],
      },
      { blocks: [{ content: [{ text: 'five' }] }] },
    ],
  })
})

test('cells that span are counted, heads are told', () => {
  const [table] = blocksOf(
    '<table><tr><th colspan="2">head</th></tr><tr><td rowspan="2">high</td><td>a</td></tr><tr><td>b</td></tr></table>',
  )
  expect(table).toMatchObject({
    kind: 'table',
    headerRows: 1,
    columns: ['content', 'content'],
    rows: [{ cells: [{ columnSpan: 2 }] }, { cells: [{ rowSpan: 2 }, {}] }, { cells: [{}] }],
  })
})

test('absurd spans and endless nesting are bounded', () => {
  const deep = `${'<table><tr><td>'.repeat(60)}end${'</td></tr></table>'.repeat(60)}`
  const { document, notes } = readHtml(readXml(`<html><body>${deep}</body></html>`), 'x.html', 'a4')
  expect(JSON.stringify(document.blocks)).toContain('end')
  expect(notes).toEqual(['1 table inside too many other tables was turned into text.'])
  expect(blocksOf('<table><tr><td colspan="1000000" rowspan="999999">x</td></tr></table>')).toMatchObject([
    { columns: { length: 63 } },
  ])
})

test('what would be run or fetched is dropped, and told', () => {
  const { document, notes } = readHtml(
    readXml(
      '<html><body><script>1</script><iframe src="https://example.org"/><img src="https://example.org/a.png" alt="A cat"/><a href="javascript:alert(1)">no</a></body></html>',
    ),
    'x.html',
    'a4',
  )
  expect(notes).toEqual([
    '1 script was left out.',
    '1 embedded page or video was left out.',
    '1 picture from other sites was left out.',
  ])
  expect(document.blocks).toMatchObject([{ content: [{ text: 'A cat' }, { text: 'no' }] }])
  expect(JSON.stringify(document.blocks)).not.toContain('javascript')
})
