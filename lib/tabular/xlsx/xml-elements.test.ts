import { expect, test } from 'vitest'
import { elements, getAttribute, getText, unescapeXml } from './xml-elements.ts'

test('elements are found in their order, with or without a prefix and content, and only by their whole name', () => {
  expect(elements('<row r="1"><c/></row><x:row r="2"/><rows r="3">no</rows><row>last</row>', 'row')).toEqual([
    { attributes: ' r="1"', content: '<c/>' },
    { attributes: ' r="2"', content: '' },
    { attributes: '', content: 'last' },
  ])
  expect(elements('<c/>', 'c')).toEqual([{ attributes: '', content: '' }])
})

test.each([
  [' r="A1" s="2"', 'A1'],
  [" r='B2'", 'B2'],
  [' r = "C3"', 'C3'],
  ['r="D4"', 'D4'],
  [' r="a &amp; b"', 'a & b'],
  [' ref="A1:B2"', ''],
  [' xr="no"', ''],
  ['', ''],
])('of the attributes %j the one named r is %j', (attributes, value) =>
  expect(getAttribute(attributes, 'r')).toBe(value),
)

test('getText(): joins text runs, without phonetic readings of Japanese', () => {
  expect(getText('<r><t>東</t></r><r><t xml:space="preserve"> 京</t></r><rPh sb="0"><t>トウ</t></rPh>')).toBe(
    '東 京',
  )
})

test('getText(): decodes escaped characters, and leaves lookalikes unchanged', () => {
  expect(getText('<t>a_x000D_b_x0041_</t>')).toBe('a\rbA')
  expect(getText('<t>a_x00D_ _xyz_</t>')).toBe('a_x00D_ _xyz_')
})

test.each([
  ['&lt;&gt;&amp;&quot;&apos;', '<>&"\''],
  ['&#65;&#x42;&#x1F600;', 'AB😀'],
  ['&#x10FFFF;', '\u{10ffff}'],
  ['&#x110000;', '&#x110000;'],
  ['&nbsp; & &;', '&nbsp; & &;'],
  ['&amp;lt;', '&lt;'],
])('%j means %j', (xml, text) => expect(unescapeXml(xml)).toBe(text))
