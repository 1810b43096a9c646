import { expect, test } from 'vitest'
import { unknownContent } from './unknown-content.ts'

test.each([
  ['a.xyz', '"a.xyz" is not a supported file type.'],
  ['png', '"png" is not a supported file type.'],
  [
    'bad.pdf',
    '"bad.pdf" is not a supported file type. The name says PDF, but the content is something else, or damaged.',
  ],
  [
    'b.c.JPEG',
    '"b.c.JPEG" is not a supported file type. The name says JPEG, but the content is something else, or damaged.',
  ],
  [
    'scan.tif',
    '"scan.tif" is not a supported file type. The name says TIF, but the content is something else, or damaged.',
  ],
])('the content of %s cannot be read: %s', (name, error) => {
  expect(unknownContent(name)).toBe(error)
})
