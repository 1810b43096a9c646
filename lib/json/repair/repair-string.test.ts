import { expect, test } from 'vitest'
import type { Change } from './change.ts'
import { opensString, repairString } from './repair-string.ts'

function repaired(text: string) {
  const changes: Change[] = []
  const end = repairString(text, 0, { role: 'item', isInParentheses: false }, changes)
  return { end, reasons: changes.map(({ reason }) => reason) }
}

test.each([
  ['“a”', '“ around text became "', '” around text became "'],
  ['”a”', '” around text became "', '” around text became "'],
  ['„a“', '„ around text became "', '“ around text became "'],
  ['‘a’', '‘ around text became "', '’ around text became "'],
  ['’a’', '’ around text became "', '’ around text became "'],
  ['«a»', '« around text became "', '» around text became "'],
  ['`a`', '` around text became "', '` around text became "'],
  ["'a'", '\' around text became "', '\' around text became "'],
])('reads %s as a string', (text, ...reasons) => {
  expect(opensString(text.charAt(0))).toBe(true)
  expect(repaired(text)).toEqual({ end: 3, reasons })
})

test('opensString(): rejects closing quotes', () => {
  expect(opensString('»')).toBe(false)
  expect(opensString('a')).toBe(false)
})

test.each([
  ['"a\tb"', 'A line break or tab within text was escaped'],
  ['"a\u0001b"', 'A control character was escaped'],
  ['"a\\x4Ab"', '\\x4A became \\u004A'],
  ['"a\\\'b"', "\\' became '"],
  ['"a\\`b"', '\\` became `'],
  ['"a\\u12"', 'A backslash that begins no escape was doubled'],
  ['"a\\\r\nb"', 'A line that went on in the next was joined'],
])('%j is mended, and it is said how', (text, reason) =>
  expect(repaired(text)).toEqual({ end: text.length, reasons: [reason] }),
)

test('a string can continue for 2,000 characters after its first line, not longer', () => {
  const text = (length: number) => `"a\n-${'b'.repeat(length - 1)}",`
  expect(repaired(text(1999))).toEqual({
    end: 2003,
    reasons: ['A line break or tab within text was escaped'],
  })
  expect(repaired(text(2000))).toEqual({
    end: 2,
    reasons: ['The missing quote at the end of the text was added'],
  })
})
