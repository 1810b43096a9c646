import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { paragraph, testDocument } from '../../../typeset/documents.fixture.ts'
import type { Block, Paragraph, TextDocument } from '../../blocks.ts'
import { writeDocx } from '../../write-docx.ts'
import { bordersXml, shadeXml } from './paragraph-xml.ts'

const bodyXml = (block: Block, more: Partial<TextDocument> = {}) =>
  strFromU8(unzipSync(writeDocx(testDocument([block], more)))['word/document.xml'] ?? new Uint8Array())
/** Returns the contents of the first `w:pPr`; empty if there is none. */
const propertiesOf = (block: Block, more: Partial<TextDocument> = {}) =>
  /<w:pPr>(.*?)<\/w:pPr>/.exec(bodyXml(block, more))?.[1] ?? ''
const written = (more: Partial<Paragraph>, document: Partial<TextDocument> = {}) =>
  propertiesOf(paragraph('a', more), document)

const RIGHT: Partial<TextDocument> = { direction: 'rtl' }
test.each([
  [{}, ''],
  [{ keepWithNext: true, keepTogether: true }, '<w:keepNext/><w:keepLines/>'],
  [{ keepWithNext: false, keepTogether: false }, ''],
  [{ spaceBefore: 3, spaceAfter: 0 }, '<w:spacing w:before="60" w:after="0"/>'],
  [{ lineHeight: { times: 1.5 } }, '<w:spacing w:line="360" w:lineRule="auto"/>'],
  [{ lineHeight: { points: 15 } }, '<w:spacing w:line="300" w:lineRule="exact"/>'],
  [{ lineHeight: { exactly: 16 } }, '<w:spacing w:line="320" w:lineRule="exact"/>'],
  [{ lineHeight: { atLeast: 17 } }, '<w:spacing w:line="340" w:lineRule="atLeast"/>'],
  [{ indentStart: 10, indentEnd: 20, firstLine: 5 }, '<w:ind w:left="200" w:right="400" w:firstLine="100"/>'],
  [{ firstLine: -5 }, '<w:ind w:left="0" w:hanging="100"/>'],
  [{ indentEnd: 20 }, '<w:ind w:left="0" w:right="400"/>'],
  [{ indentStart: 0, indentEnd: 0, firstLine: 0 }, ''],
  [{ align: 'start' as const }, ''],
  [{ align: 'left' as const }, ''],
  [{ align: 'center' as const }, '<w:jc w:val="center"/>'],
  [{ align: 'justify' as const }, '<w:jc w:val="both"/>'],
  [{ align: 'end' as const }, '<w:jc w:val="right"/>'],
  [{ align: 'right' as const }, '<w:jc w:val="right"/>'],
  [{ direction: 'rtl' as const, align: 'left' as const }, '<w:bidi/><w:jc w:val="right"/>'],
  [{ direction: 'rtl' as const, align: 'right' as const }, '<w:bidi/>'],
  [{ direction: 'rtl' as const, align: 'end' as const }, '<w:bidi/><w:jc w:val="right"/>'],
  [
    { tabs: [{ at: 36 }, { at: 72, align: 'end' as const, leader: '.' as const }] },
    '<w:tabs><w:tab w:val="left" w:pos="720"/><w:tab w:val="right" w:leader="dot" w:pos="1440"/></w:tabs>',
  ],
])('a paragraph %j is written as %s', (more, xml) => {
  expect(written(more)).toBe(xml)
})

test.each([
  ['-', 'hyphen'],
  ['_', 'underscore'],
  ['·', 'middleDot'],
] as const)('a tab filled with %s is one of kind %s', (leader, kind) => {
  expect(written({ tabs: [{ at: 1, leader }] })).toContain(`w:leader="${kind}"`)
})

test.each([
  ['that of the document', {}, RIGHT, true],
  ['its own before that', { direction: 'ltr' as const }, RIGHT, false],
  [
    'that of its letters',
    { direction: 'auto' as const, content: [{ kind: 'text' as const, text: 'שלום' }] },
    {},
    true,
  ],
  ['that of its letters, whatever the document', { direction: 'auto' as const }, RIGHT, false],
  [
    'that of the document where it has no letters',
    { direction: 'auto' as const, content: [{ kind: 'text' as const, text: '12' }] },
    RIGHT,
    true,
  ],
])('a paragraph runs in %s', (_, more, document, isRight) => {
  expect(written(more, document).includes('<w:bidi/>')).toBe(isRight)
})

test('headings and quotations have their styles, an item that of lists and its number', () => {
  expect(propertiesOf({ kind: 'heading', level: 3, content: [{ kind: 'text', text: 'a' }] })).toBe(
    '<w:pStyle w:val="Heading3"/>',
  )
  expect(propertiesOf({ kind: 'group', role: 'quote', blocks: [paragraph('a')] })).toBe(
    '<w:pStyle w:val="Quote"/>',
  )
  expect(propertiesOf({ kind: 'group', role: 'part', blocks: [paragraph('a')] })).toBe('')
  const list = (more: Partial<Paragraph>): Block => ({
    kind: 'list',
    marker: 'bullet',
    items: [{ blocks: [paragraph('a', more)] }],
  })
  const item = '<w:pStyle w:val="ListParagraph"/><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>'
  expect(propertiesOf(list({}))).toBe(item)
  expect(propertiesOf(list({ indentStart: 10 }))).toBe(`${item}<w:ind w:left="560"/>`)
})

test('a box applies its fill, borders and indents to its content', () => {
  const line = { width: 1, color: '#aabbcc' }
  const inner: Block = {
    kind: 'group',
    blocks: [paragraph('a', { indentStart: 1 })],
    padding: { top: 0, right: 2, bottom: 0, left: 3 },
  }
  const outer: Block = {
    kind: 'group',
    blocks: [inner],
    shade: '#eeeeee',
    borders: { top: line },
    padding: { top: 0, right: 4, bottom: 0, left: 5 },
  }
  expect(propertiesOf(outer)).toBe(
    '<w:pBdr><w:top w:val="single" w:sz="8" w:space="1" w:color="AABBCC"/></w:pBdr><w:shd w:val="clear" w:color="auto" w:fill="EEEEEE"/><w:ind w:left="180" w:right="120"/>',
  )
})

test('a paragraph with an id has a bookmark', () => {
  expect(bodyXml(paragraph('a', { id: 'part' }))).toContain(
    '<w:p><w:bookmarkStart w:id="1" w:name="part_1"/><w:bookmarkEnd w:id="1"/><w:r>',
  )
  expect(bodyXml(paragraph('a'))).not.toContain('bookmark')
})

test.each([
  [0.1, 2],
  [0.25, 2],
  [1, 8],
  [12, 96],
  [20, 96],
])('a line of %d points is %i eighths wide', (width, eighths) => {
  expect(bordersXml('x', { top: { width, color: '#000000' } })).toBe(
    `<x><w:top w:val="single" w:sz="${eighths}" w:space="1" w:color="000000"/></x>`,
  )
})

test.each([
  ['solid', 'single'],
  ['dashed', 'dashed'],
  ['dotted', 'dotted'],
] as const)('a line that is %s is called %s', (style, name) => {
  expect(bordersXml('x', { left: { width: 1, color: '#000000', style } })).toContain(
    `<w:left w:val="${name}"`,
  )
})

test('without lines and without a ground nothing is written', () => {
  expect([bordersXml('x', {}), bordersXml('x', undefined), shadeXml(undefined)]).toEqual(['', '', ''])
})
