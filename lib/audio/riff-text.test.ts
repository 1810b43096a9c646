import { expect, test } from 'vitest'
import { riffText } from './riff-text.ts'

test.each([
  ['GrÃ¼Ã\u009fe', 'Grüße'],
  ['Grüße', 'Grüße'],
  ['Plan', 'Plan'],
  ['漢字', '漢字'],
])('%j is %s', (latin, text) => {
  expect(riffText(latin)).toBe(text)
})
