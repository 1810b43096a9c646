import { expect, test } from 'vitest'
import type { Change } from './change.ts'
import { opensString, repairString, repairWord } from './repair-scalar.ts'

function repaired(text: string) {
  const changes: Change[] = []
  const end = repairString(text, 0, changes)
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
  const text = (length: number) => `"a\n${'b'.repeat(length)}",`
  expect(repaired(text(1999))).toEqual({
    end: 2003,
    reasons: ['A line break or tab within text was escaped'],
  })
  expect(repaired(text(2000))).toEqual({
    end: 2,
    reasons: ['The missing quote at the end of the text was added'],
  })
})

test.each(['true', 'false', 'null', '0', '-0', '10.50', '1e5', '-2.5E-3'])('%s remains unchanged', (word) =>
  expect(repairWord(word)).toEqual({ replacement: word }),
)

test.each([
  ['TRUE', 'true'],
  ['False', 'false'],
  ['NULL', 'null'],
  ['None', 'null'],
  ['nil', 'null'],
  ['undefined', 'null'],
  ['NaN', 'null'],
  ['Infinity', 'null'],
  ['-Infinity', 'null'],
  ['+Infinity', 'null'],
])('the word %s becomes %s, and it is said', (word, replacement) =>
  expect(repairWord(word)).toEqual({ replacement, reason: `${word} became ${replacement}` }),
)

test.each([
  ['+5', '5'],
  ['-.5', '-0.5'],
  ['5.', '5'],
  ['-007', '-7'],
  ['000', '0'],
  ['00.5e+3', '0.5e+3'],
  ['1_000', '1000'],
  ['10n', '10'],
  ['0XfF', '255'],
  ['-0x10', '-16'],
  ['0xFFFFFFFFFFFFFFFF', '18446744073709551615'],
])('the number %s becomes %s, and it is said', (word, replacement) =>
  expect(repairWord(word)).toEqual({ replacement, reason: `The number ${word} became ${replacement}` }),
)

test.each(['', '-', '.', '+.', 'e5', '0x', '0xG', '1.2.3', '1e', 'truely', '1-2'])('%j is neither', (word) =>
  expect(repairWord(word)).toBeUndefined(),
)
