import type { ListMarker } from '../../document/blocks.ts'
import { roman } from '../../document/roman.ts'

/** Returns the marker of an item: `•`, `3.`, `c.`, `iii.`; empty for `none`. */
export function markerText(marker: ListMarker, number: number): string {
  if (marker === 'none') return ''
  return marker === 'bullet' ? '•' : `${numberText(number, marker)}.`
}

/** A number in letters, Roman or other digits. */
export function numberText(number: number, marker: ListMarker = 'decimal'): string {
  switch (marker) {
    case 'lower-letter':
      return toAlphabetic(number)
    case 'upper-letter':
      return toAlphabetic(number).toUpperCase()
    case 'lower-roman':
      return roman(number)
    case 'upper-roman':
      return roman(number).toUpperCase()
    default:
      return String(number)
  }
}

/** a to z, aa, ab…; numbers without a letter remain numbers. */
function toAlphabetic(number: number): string {
  if (number < 1) return String(number)
  let text = ''
  for (let rest = number; rest > 0; rest = Math.floor((rest - 1) / 26))
    text = String.fromCharCode(97 + ((rest - 1) % 26)) + text
  return text
}
