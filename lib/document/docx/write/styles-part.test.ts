import { expect, test } from 'vitest'
import { testDocument } from '../../../typeset/documents.fixture.ts'
import type { TextDocument } from '../../blocks.ts'
import { stylesXml } from './styles-part.ts'

/** A style of the document by its id, without its tags around. */
const styleOf = (id: string, more: Partial<TextDocument> = {}) =>
  new RegExp(`<w:style [^>]*w:styleId="${id}">(.*?)</w:style>`).exec(
    stylesXml(testDocument([], more)),
  )?.[1] ?? ''

test.each([
  ['Heading1', 0, 48],
  ['Heading2', 1, 36],
  ['Heading3', 2, 30],
  ['Heading4', 3, 26],
  ['Heading5', 4, undefined],
  ['Heading6', 5, 22],
])('%s has the level %i and, with base text of 12 points, the size %s in half points', (id, level, size) => {
  const xml = styleOf(id, { style: { size: 12 } })
  expect(xml).toContain(`<w:pPr><w:keepNext/><w:keepLines/><w:outlineLvl w:val="${level}"/></w:pPr>`)
  expect(xml).toContain('<w:b/><w:bCs/>')
  expect(/<w:sz w:val="(\d+)"/.exec(xml)?.[1]).toBe(size?.toString())
})

test.each([
  [undefined, 18],
  [12, 22],
  [7.5, 14],
])('a note in text of %s points has the size %i', (size, halfPoints) => {
  expect(styleOf('FootnoteText', size ? { style: { size } } : {})).toContain(`<w:sz w:val="${halfPoints}"/>`)
})

test('all text starts with the font, the size and the language of the document', () => {
  const xml = stylesXml(testDocument([], { style: { font: 'arimo', size: 11 }, language: 'de' }))
  const [, defaults] = /<w:rPrDefault><w:rPr>(.*?)<\/w:rPr>/.exec(xml) ?? []
  expect(defaults).toBe(
    '<w:rFonts w:ascii="Arial" w:hAnsi="Arial" w:cs="Arial" w:eastAsia="Arial"/><w:sz w:val="22"/><w:szCs w:val="22"/><w:lang w:val="de"/>',
  )
})
