import { expect, test } from 'vitest'
import { createLineSplitter } from './split-lines.ts'

/** Returns the lines of a splitter with a limit of 6 bytes; a longer line begins with `>`. */
function split(...chunks: readonly string[]): string[] {
  const lines: string[] = []
  const feed = createLineSplitter(6, {
    onLine: (line) => lines.push(line),
    onTooLong: (beginning) => lines.push(`>${beginning}`),
  })
  for (const chunk of chunks) feed(Buffer.from(chunk, 'latin1'))
  return lines
}

test.each([
  [['a\nb\n'], ['a', 'b']],
  [
    ['a', 'b', 'c\nd', '\n'],
    ['abc', 'd'],
  ],
  [['a'], []],
  [['\n\r\na\n'], ['a']],
  [['\xc3', '\xa9\n'], ['é']],
  [['123456\n'], ['123456']],
  [['1234567\nb\n'], ['>1234567', 'b']],
  [
    ['123', '456', '789', '\nb\n'],
    ['>123456789', 'b'],
  ],
  [
    ['1234567', '8'.repeat(2_000), '\nb\n'],
    ['>1234567', 'b'],
  ],
  [['123', '4'.repeat(2_000), '\n'], [`>123${'4'.repeat(997)}`]],
])('%j are the lines %j', (chunks, lines) => {
  expect(split(...chunks)).toEqual(lines)
})
