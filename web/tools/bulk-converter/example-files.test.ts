import { expect, test } from 'vitest'
import { exampleFiles } from './example-files.ts'

test('the drawing of the example becomes a PNG and its document a PDF', () => {
  const { chosen, own } = exampleFiles()
  expect(chosen.map(({ name, type }, index) => [name, type, own[index]])).toEqual([
    ['coast.svg', 'image/svg+xml', 'png'],
    ['trip.md', 'text/markdown', 'pdf'],
  ])
})
