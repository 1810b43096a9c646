import type { ListMarker } from '../../blocks.ts'
import { roman } from '../../roman.ts'

/** A number as a list writes it (ECMA-376, 17.18.59); formats that are not known here are written in digits. */
export function numberText(number: number, format: string): string {
  switch (format) {
    case 'none':
    case 'bullet':
      return ''
    case 'decimalZero':
      return String(number).padStart(2, '0')
    case 'lowerLetter':
      return repeatedLetter(number)
    case 'upperLetter':
      return repeatedLetter(number).toUpperCase()
    case 'lowerRoman':
      return roman(number)
    case 'upperRoman':
      return roman(number).toUpperCase()
    case 'ordinal':
      return `${number}${ordinalEnding(number)}`
    case 'decimalFullWidth':
      return String(number).replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))
    case 'decimalEnclosedCircle':
      return number >= 1 && number <= 20 ? String.fromCodePoint(0x245f + number) : String(number)
    case 'chineseCounting':
    case 'chineseCountingThousand':
    case 'ideographDigital':
    case 'japaneseCounting':
    case 'taiwaneseCountingThousand':
      return hanNumber(number)
    case 'aiueo':
    case 'aiueoFullWidth':
      return getChar(
        'アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワヲン',
        number,
      )
    case 'hebrew1':
    case 'hebrew2':
      return hebrewNumber(number)
    case 'arabicAlpha':
      return getChar('أبتثجحخدذرزسشصضطظعغفقكلمنهوي', number)
    case 'arabicAbjad':
      return getChar('أبجدهوزحطيكلمنسعفصقرشتثخذضظغ', number)
    case 'russianLower':
      return getChar('абвгдежзиклмнопрстуфхцчшщыэюя', number)
    case 'russianUpper':
      return getChar('АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЫЭЮЯ', number)
    default:
      return String(number)
  }
}

const MARKERS: Readonly<Record<string, ListMarker>> = {
  bullet: 'bullet',
  none: 'none',
  lowerLetter: 'lower-letter',
  upperLetter: 'upper-letter',
  lowerRoman: 'lower-roman',
  upperRoman: 'upper-roman',
}

export function markerFor(format: string): ListMarker {
  return MARKERS[format] ?? 'decimal'
}

/** a to z, then aa, bb, cc…, as Word counts. */
function repeatedLetter(number: number): string {
  if (number < 1) return String(number)
  return String.fromCharCode(97 + ((number - 1) % 26)).repeat(Math.min(20, Math.ceil(number / 26)))
}

function ordinalEnding(number: number): string {
  const rest = number % 100
  if (rest > 10 && rest < 14) return 'th'
  return ['th', 'st', 'nd', 'rd'][number % 10] ?? 'th'
}

function getChar(chars: string, number: number): string {
  if (number < 1) return String(number)
  const list = [...chars]
  return list[(number - 1) % list.length] ?? String(number)
}

const HAN = '〇一二三四五六七八九'

function hanNumber(number: number): string {
  if (number < 0 || number > 99) return String(number)
  const tens = Math.floor(number / 10)
  const ones = number % 10
  if (tens === 0) return HAN[ones] ?? ''
  return `${tens > 1 ? HAN[tens] : ''}十${ones > 0 ? HAN[ones] : ''}`
}

const HEBREW: readonly (readonly [number, string])[] = [
  [400, 'ת'],
  [300, 'ש'],
  [200, 'ר'],
  [100, 'ק'],
  [90, 'צ'],
  [80, 'פ'],
  [70, 'ע'],
  [60, 'ס'],
  [50, 'נ'],
  [40, 'מ'],
  [30, 'ל'],
  [20, 'כ'],
  [16, 'טז'],
  [15, 'טו'],
  [10, 'י'],
  [9, 'ט'],
  [8, 'ח'],
  [7, 'ז'],
  [6, 'ו'],
  [5, 'ה'],
  [4, 'ד'],
  [3, 'ג'],
  [2, 'ב'],
  [1, 'א'],
]

function hebrewNumber(number: number): string {
  if (number < 1 || number > 1000) return String(number)
  let text = ''
  let rest = number
  for (const [value, letter] of HEBREW)
    while (rest >= value) {
      text += letter
      rest -= value
    }
  return text
}
