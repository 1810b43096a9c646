import { expect, test } from 'vitest'
import { groupDigits } from './group-digits.ts'

test.each([
  ['-1803400000.25', ['-1', '803', '400', '000.25']],
  ['12345', ['12', '345']],
  ['123456', ['123', '456']],
  ['1609.344', ['1', '609.344']],
  ['999.5', ['999.5']],
  ['0.0000012345', ['0.0000012345']],
  ['1.5e+30', ['1.5e+30']],
  ['−40000', ['−40', '000']],
  ['', ['']],
  ['—', ['—']],
])('%s is read as %j', (text, groups) => {
  expect(groupDigits(text)).toEqual(groups)
  expect(groupDigits(text).join('')).toBe(text)
})
