import type { ListMarker } from '../../document/blocks.ts'

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

/** What stands before an item: `•`, `3.`, `c.`, `iii.`; nothing for `none`. */
export function markerText(marker: ListMarker, number: number): string {
  switch (marker) {
    case 'none':
      return ''
    case 'bullet':
      return '•'
    case 'decimal':
      return `${number}.`
    case 'lower-letter':
      return `${letters(number)}.`
    case 'upper-letter':
      return `${letters(number).toUpperCase()}.`
    case 'lower-roman':
      return `${roman(number)}.`
    case 'upper-roman':
      return `${roman(number).toUpperCase()}.`
  }
}

/** a to z, aa, ab…; what has no letter stays a number. */
function letters(number: number): string {
  if (number < 1) return String(number)
  let text = ''
  for (let rest = number; rest > 0; rest = Math.floor((rest - 1) / 26))
    text = String.fromCharCode(97 + ((rest - 1) % 26)) + text
  return text
}

function roman(number: number): string {
  if (number < 1 || number > 3999) return String(number)
  let text = ''
  let rest = number
  for (const [sign, value] of ROMAN)
    while (rest >= value) {
      text += sign
      rest -= value
    }
  return text
}
