const SAMPLE = 10_000
const FROM_RIGHT = /^[\p{sc=Hebrew}\p{sc=Arabic}\p{sc=Syriac}\p{sc=Thaana}\p{sc=Nko}]/u

/**
 * Returns the direction of a string by its first letter, like `dir="auto"` (HTML, 3.2.6.4), which is slow for large
 * text boxes.
 */
export function textDirection(text: string): 'ltr' | 'rtl' {
  const [letter = ''] = /\p{L}/u.exec(text.slice(0, SAMPLE)) ?? []
  return FROM_RIGHT.test(letter) ? 'rtl' : 'ltr'
}
