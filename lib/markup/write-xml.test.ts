import { expect, test } from 'vitest'
import { element, escapeXml, textElement } from './write-xml.ts'

test.each([
  ['a < b & "c" > d', 'a &lt; b &amp; &quot;c&quot; &gt; d'],
  ['&lt;', '&amp;lt;'],
  ['tab\tline\r\nend', 'tab\tline\r\nend'],
  ['\u0000\u0008\u000b\u001f-\ufffe\uffff', '-'],
  ['\ud800x', 'x'],
  ['😀 \ue000 \ufffd', '😀 \ue000 \ufffd'],
])('%j is written as %j', (text, xml) => expect(escapeXml(text)).toBe(xml))

test('an element contains its text and attributes, both escaped', () => {
  expect(textElement('Name', 'A & B', { id: '"1"' })).toBe('<Name id="&quot;1&quot;">A &amp; B</Name>')
  expect(textElement('Name', ' A ')).toBe('<Name> A </Name>')
})

test.each([undefined, '', ' \n'])('an element is left out where its text is %j', (text) =>
  expect(textElement('Name', text)).toBeUndefined(),
)

test('an element contains its defined children, and is omitted if it has none', () => {
  expect(element('List', ['<A/>', undefined, '<B/>'], { x: '1', y: '2' })).toBe(
    '<List x="1" y="2"><A/><B/></List>',
  )
  expect(element('List', [undefined], { x: '1' })).toBeUndefined()
  expect(element('List', [])).toBeUndefined()
})
