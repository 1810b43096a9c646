import { expect, test } from 'vitest'
import { getLines, NO_RESULT } from './named-result.ts'

test('results are read out one a line, each by its name', () => {
  expect(
    getLines([
      { label: 'Interest', text: '€5.00' },
      { label: 'Rate', text: NO_RESULT },
    ]),
  ).toBe('Interest: €5.00\nRate: —')
  expect(getLines([])).toBe('')
})
