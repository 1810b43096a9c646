const ROMAN = [
  ['m', 1000],
  ['cm', 900],
  ['d', 500],
  ['cd', 400],
  ['c', 100],
  ['xc', 90],
  ['l', 50],
  ['xl', 40],
  ['x', 10],
  ['ix', 9],
  ['v', 5],
  ['iv', 4],
  ['i', 1],
] as const

/** Returns a number in lowercase Roman numerals; one without a numeral remains in digits. */
export function roman(number: number): string {
  if (number < 1 || number > 3999) return String(number)
  let text = ''
  let rest = number
  for (const [char, value] of ROMAN)
    while (rest >= value) {
      text += char
      rest -= value
    }
  return text
}

/** Parses a Roman numeral of one case; undefined for letters in another order than `roman()` writes. */
export function parseRoman(text: string): number | undefined {
  const lower = text.toLowerCase()
  let value = 0
  let at = 0
  for (const [char, worth] of ROMAN)
    while (lower.startsWith(char, at)) {
      value += worth
      at += char.length
    }
  return at === lower.length && roman(value) === lower ? value : undefined
}
