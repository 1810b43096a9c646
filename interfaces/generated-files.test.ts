import { expect, test } from 'vitest'
import { listedText, schemasText } from './generated-files.ts'
import { createTestOperation } from './testing/operation.fixture.ts'

const found = [
  { tool: 'trier', operation: createTestOperation() },
  { tool: 'other', operation: { ...createTestOperation(), name: 'again', summary: 'Tries again.' } },
]

test('the list has a line for each name, tool and sentence, in the order of the operations', () => {
  expect(listedText(found)).toBe(`[
  {
    "name": "try",
    "tool": "trier",
    "summary": "Tries what an operation may take."
  },
  {
    "name": "again",
    "tool": "other",
    "summary": "Tries again."
  }
]
`)
})

test('the schemas are one line, each under the name of its operation', () => {
  const text = schemasText(found)
  expect(text.indexOf('\n')).toBe(text.length - 1)
  expect(Object.keys(JSON.parse(text))).toEqual(['try', 'again'])
  expect(JSON.parse(text).try.properties.count).toEqual({
    type: 'integer',
    minimum: 1,
    maximum: 9,
    description: 'How often.',
  })
})
