import { expect, test } from 'vitest'
import { readJsonDocument } from './document.ts'
import { previewOf } from './preview.ts'

test.each([
  ['{"sku":"SKU-0000","name":"Chair 0"}', 'SKU-0000 · Chair 0'],
  ['[1,2,3,4]', '1 · 2 · 3 · 4'],
  ['[1,2,3,4,5]', '1 · 2 · 3 · 4 …'],
  ['{"a":{"b":1},"c":null,"d":true}', 'null · true …'],
  ['[{"a":1},[2]]', ''],
  ['{}', ''],
  ['["a \\"b\\"",1.50,12345678901234567890]', 'a \\"b\\" · 1.50 · 12345678901234567890'],
  ['["Zoë"]', 'Zoë'],
])('%s is previewed as %s', (text, preview) => {
  expect(previewOf(readJsonDocument(new TextEncoder().encode(text)), 0)).toBe(preview)
})
