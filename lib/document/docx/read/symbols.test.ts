import { expect, test } from 'vitest'
import { plainSymbols } from './symbols.ts'

// Adobe's Symbol encoding (PDF 32000-1, D.5), and the Unicode equivalents of Microsoft's Wingdings.
const GREEK = [
  ['ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ'],
  ['abcdefghijklmnopqrstuvwxyz', 'αβχδεφγηιϕκλμνοπθρστυϖωξψζ'],
] as const
const SYMBOL = `
  22∀ 24∃ 27∋ 2a∗ 2d− 40≅ 5c∴ 5e⊥ a3≤ a5∞ a7♣ a8♦ a9♥ aa♠ ab↔ ac← ad↑ ae→ af↓ b0° b1± b3≥ b4× b5∝ b6∂
  b7• b8÷ b9≠ ba≡ bb≈ bc… c5⊕ c6∅ c7∩ c8∪ ce∈ cf∉ d1∇ d2® d3© d4™ d5∏ d6√ d7⋅ dc⇐ de⇒ e5∑ f2∫
`
const WINGDINGS = `
  22✂ 28☎ 2a✉ 36⌛ 3f✍ 46☞ 4a☺ 6c● 6d○ 6e■ 6f□ 71❑ 72❒ 75◆ 76❖ 77◆ 9f• a7▪ a8◻ aa✦ ab★ d8➢ df← e0→ e1↑
  e2↓ e8➔ f0⇨ fb✗ fc✓ fd☒ fe☑
`

const coded = (code: string, base = 0) => String.fromCharCode(base + Number.parseInt(code, 16))

test.each(GREEK)('the letters %s of Symbol are Greek', (latin, greek) => {
  expect(plainSymbols(latin, 'Symbol')).toBe(greek)
})

test.each([
  ['Symbol', SYMBOL],
  ['Wingdings', WINGDINGS],
])('each character of %s looks as in its font, also in the private use area', (font, chars) => {
  for (const [, code = '', char] of chars.matchAll(/(\w\w)(\S)/g)) {
    expect([code, plainSymbols(coded(code), font)]).toEqual([code, char])
    expect([code, plainSymbols(coded(code, 0xf000), font)]).toEqual([code, char])
  }
})

test('preserves digits of Symbol and replaces unknown characters with a bullet', () => {
  expect(plainSymbols('1 + 2 ~ \u00f4', 'symbol')).toBe('1 + 2 ~ •')
  expect(plainSymbols('\u0021 x', 'Webdings')).toBe('• •')
})

test('another font preserves its letters; its private use characters are read as Symbol, its F0A7 as a square', () => {
  expect(plainSymbols('A\uf041\uf0b7\uf0a7', 'Arial')).toBe('AΑ•▪')
  expect(plainSymbols('A', undefined)).toBe('A')
})
