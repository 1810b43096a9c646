import { expect, test } from 'vitest'
import { listedText, toolsText } from './generated-files.ts'
import { createTestOperation } from './testing/operation.fixture.ts'

const found = [
  { tool: 'trier', operation: createTestOperation() },
  { tool: 'other', operation: { ...createTestOperation(), name: 'again', summary: 'Tries again.' } },
]

test('the list has the name, tool and sentence of each operation, in their order', () => {
  expect(JSON.parse(listedText(found))).toEqual([
    { name: 'try', tool: 'trier', summary: 'Tries what an operation may take.' },
    { name: 'again', tool: 'other', summary: 'Tries again.' },
  ])
})

test('the tools are one line, in the order of the operations', () => {
  const text = toolsText(found)
  expect(text.indexOf('\n')).toBe(text.length - 1)
  expect(JSON.parse(text).map(({ name }: { name: string }) => name)).toEqual(['try', 'again'])
})
