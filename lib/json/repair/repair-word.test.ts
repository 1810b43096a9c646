import { expect, test } from 'vitest'
import { repairWord } from './repair-word.ts'

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

test.each(['01234', '-007', '000', '00.5e+3', '0_1'])('%s becomes text, which keeps its zeros', (word) =>
  expect(repairWord(word)).toEqual({
    replacement: `"${word}"`,
    reason: `${word} became text, which keeps its zeros`,
  }),
)
