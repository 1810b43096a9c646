import { expect, test } from 'vitest'
import { readEscapes } from './read-escapes.ts'

test.each([
  [String.raw`$1\n$2`, '$1\n$2'],
  [String.raw`\r\n\t`, '\r\n\t'],
  [String.raw`\\n`, String.raw`\n`],
  [String.raw`\x41\u00e9\u{1F600}`, 'Aé😀'],
  ['\\d\\q\\u{110000}\\', '\\d\\q\\u{110000}\\'],
])('%j is %j', (text, read) => {
  expect(readEscapes(text)).toBe(read)
})
