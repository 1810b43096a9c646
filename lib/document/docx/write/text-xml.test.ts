import { expect, test } from 'vitest'
import type { TextStyle } from '../../blocks.ts'
import { isFromRight, languageTag, runProperties, sizeTags } from './text-xml.ts'
import { toggle, twips } from './xml.ts'

const BASE: TextStyle = { size: 10, font: 'sans', color: '#000000' }
// ECMA-376, 17.3.2: what differs from the style around it; sizes in half points.
test.each<[TextStyle, string]>([
  [BASE, ''],
  [{ ...BASE, size: 12.5 }, '<w:sz w:val="25"/><w:szCs w:val="25"/>'],
  [{ ...BASE, bold: true, italic: false }, '<w:b/><w:bCs/><w:i w:val="0"/><w:iCs w:val="0"/>'],
  [{ ...BASE, strike: true, underline: true }, '<w:strike/><w:u w:val="single"/>'],
  [{ ...BASE, underline: false }, '<w:u w:val="none"/>'],
  [{ ...BASE, color: '#12abef' }, '<w:color w:val="12ABEF"/>'],
  [{ ...BASE, highlight: '#ffff00' }, '<w:shd w:val="clear" w:color="auto" w:fill="FFFF00"/>'],
  [{ ...BASE, script: 'super' }, '<w:vertAlign w:val="superscript"/>'],
  [{ ...BASE, script: 'sub' }, '<w:vertAlign w:val="subscript"/>'],
  [{ ...BASE, language: 'de' }, '<w:lang w:val="de"/>'],
  [{ ...BASE, code: true }, '<w:rFonts w:ascii="Consolas" w:hAnsi="Consolas" w:cs="Consolas"/>'],
  [{ ...BASE, font: 'tinos' }, ['ascii', 'hAnsi', 'cs'].map((key) => ` w:${key}="Times New Roman"`).join('')],
])('a run with %o has the properties %s', (style, inner) => {
  const wanted = inner.startsWith(' ') ? `<w:rFonts${inner}/>` : inner
  expect(runProperties(style, BASE)).toBe(wanted === '' ? '' : `<w:rPr>${wanted}</w:rPr>`)
})

test.each([
  ['carlito', 'Calibri'],
  ['caladea', 'Cambria'],
  ['arimo', 'Arial'],
  ['cousine', 'Courier New'],
  ['mono', 'Consolas'],
] as const)('the font %s is called %s', (font, name) => {
  expect(runProperties({ font }, {})).toContain(`w:ascii="${name}"`)
})

test.each([
  ['سلام', true],
  ['שלום', true],
  ['abc שלום', true],
  ['abc', false],
  ['東京', false],
])('the text %s is marked as one from the right: %s', (content, isMarked) => {
  expect(runProperties({}, {}, isFromRight(content))).toBe(isMarked ? '<w:rPr><w:rtl/></w:rPr>' : '')
})

test.each([
  ['de', false, '<w:lang w:val="de"/>'],
  ['he', false, '<w:lang w:bidi="he"/>'],
  ['ar-EG', false, '<w:lang w:bidi="ar-EG"/>'],
  ['arn', false, '<w:lang w:val="arn"/>'],
  ['ja', false, '<w:lang w:eastAsia="ja"/>'],
  ['zh-Hant', false, '<w:lang w:eastAsia="zh-Hant"/>'],
  ['de', true, '<w:lang w:bidi="de"/>'],
])('the language %s, from the right %s, is written as %s', (language, fromRight, xml) => {
  expect(languageTag(language, fromRight)).toBe(xml)
})

test.each([
  [10, 20],
  [10.3, 21],
  [0.2, 2],
])('text of %d points has the size %i', (size, halfPoints) => {
  expect(sizeTags(size)).toBe(`<w:sz w:val="${halfPoints}"/><w:szCs w:val="${halfPoints}"/>`)
})

test('lengths are twentieths of a point; undefined values are omitted', () => {
  expect([twips(1.26), twips(0), twips(undefined)]).toEqual([25, 0, undefined])
  expect([toggle('w:b', true), toggle('w:b', false), toggle('w:b', undefined)]).toEqual([
    '<w:b/>',
    '<w:b w:val="0"/>',
    '',
  ])
})
