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
