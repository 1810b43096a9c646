import { fromDecimal, plus, type Rational, rational, times } from '#lib/numbers/rational.ts'
import { readNumber } from '#lib/numbers/read-number.ts'

const FRACTION = /^([-+]?)(?:(\d{1,30})\s+)?(\d{1,30})\s*\/\s*(\d{1,30})$/

/** A number as people type it, exactly: `1,234.5`, `1e-9`, `3 1/2`, `3½`, `−40`. Undefined for anything else. */
export function readValue(text: string, group = ','): Rational | undefined {
  const typed = text
    .trim()
    .replace(/(\d)(?=\p{No})/gu, '$1 ')
    .normalize('NFKC')
    .replace(/\u2044/g, '/')
    .replace(/[\u2212\u2013]/g, '-')
  const [, sign, whole = '0', above, below] = FRACTION.exec(typed) ?? []
  if (above !== undefined && below !== undefined) {
    if (/^0+$/.test(below)) return undefined
    const size = plus(rational(BigInt(whole)), rational(BigInt(above), BigInt(below)))
    return sign === '-' ? times(size, rational(-1n)) : size
  }
  const reading = readNumber(typed, group)
  return reading.kind === 'number' ? fromDecimal(reading.decimal) : undefined
}
