import { expect, test } from 'vitest'
import { readXml } from './read-xml.ts'

test('elements, attributes, entities and CDATA become a tree', () => {
  expect(readXml('<?xml version="1.0"?><a x="1 &lt; 2"><!-- no --><b/>t&#233;<![CDATA[<c>]]></a>')).toEqual({
    name: 'a',
    attributes: { x: '1 < 2' },
    children: [{ name: 'b', attributes: {}, children: [] }, 'té', '<c>'],
  })
})

test('namespaces have the prefix that the reader knows them by', () => {
  const xml = '<doc xmlns="urn:one" xmlns:z="urn:two" z:k="v"><z:in/></doc>'
  expect(readXml(xml, { 'urn:one': 'w', 'urn:two': 'r' })).toMatchObject({
    name: 'w:doc',
    attributes: { 'r:k': 'v' },
    children: [{ name: 'r:in' }],
  })
})

test.each(['<a><b></a>', 'words', '', '</a>'])('%j is damaged', (xml) => {
  expect(() => readXml(xml)).toThrow()
})

test('a document type is refused: it can name other files, or grow without end', () => {
  const bomb = '<!DOCTYPE a [<!ENTITY b "x"><!ENTITY c "&b;&b;">]><a>&c;</a>'
  expect(() => readXml(bomb)).toThrow('A document type is not allowed: It can name other files')
})

test('a thousand parts within one another are read, one more is refused', () => {
  const nested = (depth: number) => `${'<a>'.repeat(depth)}${'</a>'.repeat(depth)}`
  expect(() => readXml(nested(1000))).not.toThrow()
  expect(() => readXml(nested(1001))).toThrow('It is nested too deeply')
})

// XML 1.0, 4.6 and 4.1.
test.each([
  ['&lt;&gt;&amp;&quot;&apos;', '<>&"\''],
  ['&#65;&#x42;&#x1F642;', 'AB🙂'],
  ['&amp;lt;', '&lt;'],
  ['&nbsp; &#x110000; & ;', '&nbsp; &#x110000; & ;'],
])('%s is the text %s', (written, text) => {
  expect(readXml(`<a x="${written}">${written}</a>`)).toEqual({
    name: 'a',
    attributes: { x: text },
    children: [text],
  })
})
