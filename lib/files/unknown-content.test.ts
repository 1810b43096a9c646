import { expect, test } from 'vitest'
import { unknownContent } from './unknown-content.ts'

test.each([
  ['a.xyz', '"a.xyz" is not a supported file type.'],
  ['png', '"png" is not a supported file type.'],
  ['bad.pdf', '"bad.pdf" is not a supported file type. Its content is damaged, or is not PDF.'],
  ['b.c.JPEG', '"b.c.JPEG" is not a supported file type. Its content is damaged, or is not JPEG.'],
  ['scan.tif', '"scan.tif" is not a supported file type. Its content is damaged, or is not TIF.'],
])('the content of %s cannot be read: %s', (name, error) => {
  expect(unknownContent(name)).toBe(error)
})
