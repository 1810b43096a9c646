import { expect, test } from 'vitest'
import type { Block, ListMarker } from '../../document/blocks.ts'
import { A4, testDocument } from '../documents.fixture.ts'
import { testEngine } from '../engine.fixture.ts'
import { layOut } from './lay-out.ts'

const engine = testEngine()
const NUMBER: Block = { kind: 'paragraph', content: [{ kind: 'page-field', shows: 'number' }] }

// The documents contain no other text, so no font slice with these letters is loaded for anything else.
test.each<[ListMarker, number, string]>([
  ['lower-roman', 3, 'iii'],
  ['upper-roman', 1666, 'MDCLXVI'],
  ['lower-letter', 26, 'z'],
  ['upper-letter', 28, 'AB'],
  ['decimal', 907, '907'],
])('layOut(): page numbers in %s show %d as %s', async (numbering, firstNumber, text) => {
  const page = { ...A4, footer: [NUMBER], firstNumber, numbering }
  const { pages } = await layOut(testDocument([NUMBER], { page }), (await engine).fonts)
  const texts = pages[0]?.items.flatMap((item) => (item.kind === 'text' ? [item.text] : []))
  expect(texts?.at(-1)).toBe(text)
})
