/** Parsed number field: a number as exact plain decimal string, empty, or invalid. */
type NumberReading =
  | { readonly kind: 'number'; readonly decimal: string }
  | { readonly kind: 'blank' }
  | { readonly kind: 'garbage' }

const EMPTY = { kind: 'blank' } as const
const GARBAGE = { kind: 'garbage' } as const

/** Higher than any field needs; prevents `1e999999999` or a pasted book from blocking the page. */
const MAX_EXPONENT = 400
const MAX_TEXT_LENGTH = 1000

/**
 * Parses a typed or pasted number, in any locale's notation, without a float: `1,234.56`, `1.234,56`, `1 234,56`,
 * `1'234.56`, `12,34,567`, `1e3`, `+5`, `−5`, `.5`, `$250,000`, `3.5 %`. Of two different separators the last is the
 * decimal separator; a single one repeated in groups of digits is the group separator. One separator before exactly
 * three digits groups if it is `group` (by default `1,234` is 1234 and `1.234` is not), otherwise it is the decimal
 * separator. `decimal` is plain: no exponent, no `+`, no redundant zeros; `-0` is `0`.
 */
export function readNumber(text: string, group = ','): NumberReading {
  if (text.length > MAX_TEXT_LENGTH) return GARBAGE
  const typed = simplify(text)
  if (typed === '') return EMPTY
  const parts = /^([+-]?)([\d.,' ]+)(?:e([+-]?\d{1,4}))?$/i.exec(typed)
  const digits = parts?.[2] === undefined ? undefined : withoutGroups(parts[2], group)
  const exponent = Number(parts?.[3] ?? 0)
  if (digits === undefined || Math.abs(exponent) > MAX_EXPONENT) return GARBAGE
  return { kind: 'number', decimal: plainDecimal(parts?.[1] === '-', digits, exponent) }
}

/**
 * Replaces full-width characters and special whitespace with plain ones; removes a currency symbol or a percent symbol
 * at either end.
 */
function simplify(text: string): string {
  return text
    .normalize('NFKC')
    .trim()
    .replace(/[\u2010\u2011\u2012\u2013\u2212]/g, '-')
    .replace(/’/g, "'")
    .replace(/^([+-]?)\s*\p{Sc}\s*/u, '$1')
    .replace(/\s*[\p{Sc}%]$/u, '')
    .replace(/\s+/g, ' ')
}

/** Returns the digits with a decimal point as the only separator, or undefined if the separators are invalid. */
function withoutGroups(text: string, group: string): string | undefined {
  const mark = decimalMark(text, group)
  const at = mark === undefined ? text.length : text.lastIndexOf(mark)
  const whole = text.slice(0, at)
  const fraction = text.slice(at + 1)
  if (!/^\d*$/.test(fraction) || !isWellGrouped(whole) || whole + fraction === '') return undefined
  return `${whole.replace(/\D/g, '')}.${fraction}`
}

function decimalMark(text: string, group: string): ',' | '.' | undefined {
  const commas = text.split(',').length - 1
  const points = text.split('.').length - 1
  if (commas > 0 && points > 0) return text.lastIndexOf(',') > text.lastIndexOf('.') ? ',' : '.'
  if (commas + points !== 1) return undefined
  const mark = commas === 1 ? ',' : '.'
  return mark === group && /^[1-9]\d{0,2}.\d{3}$/.test(text) ? undefined : mark
}

/**
 * Returns whether the digits are plain, or in groups of three (of two before the last in India) with one kind of
 * separator.
 */
function isWellGrouped(whole: string): boolean {
  return /^(\d*|\d{1,3}([,.' ])(\d{2,3}\2)*\d{3})$/.test(whole)
}

function plainDecimal(isNegative: boolean, digits: string, exponent: number): string {
  const [whole = '', fraction = ''] = digits.split('.')
  const all = whole + fraction
  const point = whole.length + exponent
  const padded = point < 0 ? '0'.repeat(-point) + all : all.padEnd(point, '0')
  const cut = Math.max(point, 0)
  const head = padded.slice(0, cut).replace(/^0+/, '') || '0'
  const tail = padded.slice(cut).replace(/0+$/, '')
  const magnitude = tail === '' ? head : `${head}.${tail}`
  return isNegative && magnitude !== '0' ? `-${magnitude}` : magnitude
}
