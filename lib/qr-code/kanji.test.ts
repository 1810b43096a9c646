import { expect, test } from 'vitest'
import { kanjiValue } from './kanji.ts'
import { allowsKanji } from './segments.ts'

// ISO/IEC 18004, 7.4.6, has 点 (935F) and 茗 (E4AA) as its examples; the others by its rule.
test.each([
  ['点', 0x0d9f],
  ['茗', 0x1aaa],
  ['　', 0],
  ['亜', 0x059f],
  ['熙', 0x1f24],
  ['あ', 0x0120],
  ['А', 0x0240],
])('%s is written as %i', (char, value) => {
  expect(kanjiValue(char)).toBe(value)
})

test.each(['〜', '～', '−', '－', '¢', '£', '¬', '‖', '＼', '￠', 'é', 'A', '①', '纊', 'ｱ', '😀', ''])(
  '"%s" is not a JIS X 0208 character that all readers agree on',
  (char) => {
    expect(kanjiValue(char)).toBeUndefined()
  },
)

test.each([
  ['点', true],
  ['点 A1', true],
  ['A1', false],
  ['', false],
  ['点é', false],
  ['点〜', false],
  ['😀点', false],
])('kanji can be of use in "%s": %s', (text, isOfUse) => {
  expect(allowsKanji(text)).toBe(isOfUse)
})
