import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { paragraph, testDocument } from '../../../typeset/documents.fixture.ts'
import type { Block, ImageBlock } from '../../blocks.ts'
import { writeDocx } from '../../write-docx.ts'

const bodyXml = (...blocks: Block[]) =>
  strFromU8(unzipSync(writeDocx(testDocument(blocks)))['word/document.xml'] ?? new Uint8Array())
const all = (pattern: RegExp, xml: string) => [...xml.matchAll(pattern)].map(([, found = '']) => found)

// ECMA-376, 17.9.6: levels are counted from 0, and there are nine.
test('nested lists have nine levels, and deeper ones use the ninth', () => {
  let list: Block = paragraph('a')
  for (let depth = 0; depth < 11; depth++)
    list = { kind: 'list', marker: 'bullet', items: [{ blocks: [list] }] }
  expect(all(/<w:ilvl w:val="(\d+)"/g, bodyXml(list))).toEqual('0 1 2 3 4 5 6 7 8 8 8'.split(' '))
})

test.each([
  ['a text', [paragraph('a')], 1],
  ['another list', [{ kind: 'list', marker: 'bullet', items: [{ blocks: [paragraph('b')] }] }], 2],
  ['nothing', [], 1],
] as const)('an item that starts with %s has its marker', (_, blocks, count) => {
  const xml = bodyXml({ kind: 'list', marker: 'decimal', items: [{ blocks }] })
  expect(all(/<w:numId w:val="(\d+)"/g, xml)).toHaveLength(count)
})

test('an item with a custom marker is in a different list than its neighbors', () => {
  const items = [
    { blocks: [paragraph('a')] },
    { marker: '☑', blocks: [paragraph('b')] },
    { blocks: [paragraph('c')] },
  ]
  const [first, own, last] = all(
    /<w:numId w:val="(\d+)"/g,
    bodyXml({ kind: 'list', marker: 'bullet', items }),
  )
  expect(last).toBe(first)
  expect(own).not.toBe(first)
})

test('a box within a box has its own ground, and that of the outer one where it has none', () => {
  const inner = (more: object): Block => ({ kind: 'group', blocks: [paragraph('a')], ...more })
  const outer = (block: Block) => bodyXml({ kind: 'group', shade: '#eeeeee', blocks: [block] })
  const ground = /<w:shd w:val="clear" w:color="auto" w:fill="(\w+)"/g
  expect(all(ground, outer(inner({ shade: '#ffcc00' })))).toEqual(['FFCC00'])
  expect(all(ground, outer(inner({})))).toEqual(['EEEEEE'])
})

const PIXEL: ImageBlock = {
  kind: 'image-block',
  source: { kind: 'pixels', width: 1, height: 1, bytes: Uint8Array.of(1, 2, 3, 255) },
  width: 2,
  height: 1,
  alt: 'A <dot>',
}

// ECMA-376, 20.1.2.1: 12,700 units are a point.
test('a picture has its size, its words and its place on the page', () => {
  const xml = bodyXml({ ...PIXEL, align: 'center', spaceAfter: 5, keepWithNext: true })
  expect(xml).toContain('<wp:extent cx="25400" cy="12700"/>')
  expect(xml).toContain('descr="A &lt;dot&gt;"')
  expect(xml).toContain('<w:pPr><w:keepNext/><w:spacing w:after="100"/><w:jc w:val="center"/></w:pPr>')
})

test.each([
  ['https://a.b', 1],
  ['#part', 0],
  [undefined, 0],
])('a picture that leads to %s has %i links out of the document', (link, count) => {
  expect(all(/(<a:hlinkClick)/g, bodyXml({ ...PIXEL, ...(link !== undefined && { link }) }))).toHaveLength(
    count,
  )
})

test('a drawing, which Word cannot show, is there by its words', () => {
  const box = { width: 1, height: 1 }
  const xml = bodyXml({ kind: 'drawing', box, width: 1, height: 1, shapes: [], alt: 'A code' })
  expect(xml).toContain('<w:t xml:space="preserve">A code</w:t>')
})

test('columns write their content in order; a page break breaks the page, a column break does nothing', () => {
  const blocks: Block[] = [paragraph('a'), { kind: 'column-break' }, paragraph('b'), { kind: 'page-break' }]
  const xml = bodyXml({ kind: 'columns', count: 2, gap: 10, blocks })
  expect(all(/<w:t xml:space="preserve">(\w)<|(<w:br w:type="page"\/>)/g, xml)).toEqual(['a', 'b', ''])
  expect(all(/<w:br w:type="(\w+)"/g, xml)).toEqual(['page'])
})

test('a rule is the lower line of a paragraph of two points, with its space around', () => {
  const xml = bodyXml({ kind: 'rule', width: 1, color: '#112233', spaceBefore: 3, spaceAfter: 4 })
  expect(xml).toContain('<w:bottom w:val="single" w:sz="8" w:space="1" w:color="112233"/>')
  expect(xml).toContain('<w:spacing w:before="60" w:after="80" w:line="40" w:lineRule="exact"/>')
})

// ECMA-376, 17.13.6.2: 40 characters at most, no spaces; the first is not a digit.
test.each([
  ['part', 'part_1'],
  ['Zoë_2', 'Zoë_2_1'],
  ['2nd part', 'b_1'],
  ['a b-c', 'a_b_c_1'],
  ['x'.repeat(50), `${'x'.repeat(30)}_1`],
])('the place with the id %s is named %s', (id, name) => {
  expect(all(/<w:bookmarkStart w:id="1" w:name="([^"]+)"/g, bodyXml(paragraph('a', { id })))).toEqual([name])
})
