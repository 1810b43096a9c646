import { expect, test } from 'vitest'
import { nameCharacter } from './name-character.ts'

test.each([
  ['A', 'A'],
  ['\u{1D11E}', '\u{1D11E}'],
  ['\u26F5', '\u26F5'],
  ['\uE123', 'U+E123'],
  ['\u{F0000}', 'U+F0000'],
  ['\u200B', 'U+200B'],
  ['\u00A0', 'U+00A0'],
  ['\t', 'U+0009'],
  ['\u3164', 'U+3164'],
  ['\u0301', 'U+0301'],
  ['\u{E0041}', 'U+E0041'],
  ['\u0378', 'U+0378'],
])('nameCharacter(): %j is %j', (character, name) => {
  expect(nameCharacter(character)).toBe(name)
})
