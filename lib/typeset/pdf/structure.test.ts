import { expect, test } from 'vitest'
import { cellOf, paragraph, testDocument } from '../documents.fixture.ts'
import { testEngine } from '../engine.fixture.ts'
import { objectsOf } from '../objects.fixture.ts'
import { judge } from '../pdf-validators.fixture.ts'
import { typeset } from '../typeset.ts'

const DOCUMENT = testDocument([
  { ...paragraph('Chapter'), kind: 'heading', level: 1, id: 'top' },
  {
    kind: 'paragraph',
    content: [
      { kind: 'text', text: 'See the ' },
      { kind: 'text', text: 'site', style: { link: 'https://example.com/ü' } },
      { kind: 'text', text: ', ' },
      { kind: 'text', text: 'bonjour', style: { language: 'fr' } },
      { kind: 'text', text: ', or go ' },
      { kind: 'text', text: 'up', style: { link: '#top' } },
      { kind: 'text', text: '.' },
    ],
  },
  { ...paragraph('Section'), kind: 'heading', level: 2 },
  {
    kind: 'list',
    marker: 'decimal',
    items: [
      { blocks: [paragraph('One')] },
      {
        blocks: [
          paragraph('Two'),
          { kind: 'list', marker: 'bullet', items: [{ blocks: [paragraph('Inner')] }] },
        ],
      },
    ],
  },
  {
    kind: 'table',
    headerRows: 1,
    columns: ['content', { share: 1 }],
    rows: [
      { cells: [cellOf('Name'), cellOf('Value')] },
      { cells: [cellOf('a', { isRowHeader: true }), cellOf('')] },
      { cells: [cellOf('both', { columnSpan: 2 })] },
    ],
  },
  {
    kind: 'drawing',
    width: 20,
    height: 20,
    box: { width: 2, height: 2 },
    shapes: [{ path: 'M0 0H1V1H0ZM1 1H2V2H1Z', fill: '#000000' }],
    alt: 'A code',
  },
  { kind: 'group', role: 'quote', blocks: [paragraph('Quoted')], shade: '#eeeeee' },
  { ...paragraph('Next chapter'), kind: 'heading', level: 1 },
])

const made = testEngine().then(({ fonts, subsetter }) => typeset(DOCUMENT, fonts, subsetter))

test('screen readers get headings, lists, tables, figures and links in order', async () => {
  const tree = await judge((await made).bytes, 'pdfinfo', ['-struct-text', '{}'])
  expect(tree.replace(/\n +"\n?/g, ' "').replace(/[ \t]+$/gm, '')).toMatchInlineSnapshot(`
    "Document
      H1 (block) "Chapter"
      P (block) "See the "
        Link (inline) "site"
          Object 1 0 ", "
        Span (inline) "bonjour" ", or go "
        Link (inline) "up"
          Object 2 0 "."
      H2 (block) "Section"
      L (block):
         /ListNumbering /Decimal
        LI (block)
          Lbl (block) "1."
          LBody (block)
            P (block) "One"
        LI (block)
          Lbl (block) "2."
          LBody (block)
            P (block) "Two"
            L (block):
               /ListNumbering /Disc
              LI (block)
                Lbl (block) "•"
                LBody (block)
                  P (block) "Inner"
      Table (block)
        TR
          TH:
             /Scope /Column
            P (block) "Name"
          TH:
             /Scope /Column
            P (block) "Value"
        TR
          TH:
             /Scope /Row
            P (block) "a"
          TD
        TR
          TD:
             /ColSpan 2
            P (block) "both"
      Figure ""
      BlockQuote
        P (block) "Quoted"
      H1 (block) "Next chapter"
    "
  `)
})

test('figures have their words, foreign words their language', async () => {
  const all = await objectsOf((await made).bytes)
  expect(all.where((dict) => '/Alt' in dict)).toMatchObject([{ '/S': '/Figure', '/Alt': 'u:A code' }])
  expect(all.where((dict) => dict['/S'] === '/Span' && '/Lang' in dict)).toMatchObject([{ '/Lang': 'u:fr' }])
})

test('headings are bookmarks, one under the other', async () => {
  const all = await objectsOf((await made).bytes)
  const root = all.at(all.trailer, '/Root', '/Outlines')
  expect([
    all.at(root, '/First', '/Title'),
    all.at(root, '/First', '/First', '/Title'),
    all.at(root, '/Last', '/Title'),
  ]).toEqual(['u:Chapter', 'u:Section', 'u:Next chapter'])
  expect(all.at(root, '/Count')).toBe(3)
})

test('links lead to their address, or to their place in the document', async () => {
  const all = await objectsOf((await made).bytes)
  const links = all.where((dict) => dict['/Subtype'] === '/Link')
  expect(links.map((link) => all.at(link, '/A', '/URI'))).toEqual(['u:https://example.com/%C3%BC', null])
  expect(all.at(links[1] ?? null, '/Dest')).toEqual([
    expect.stringMatching(/ R$/),
    '/XYZ',
    null,
    785.89,
    null,
  ])
})
