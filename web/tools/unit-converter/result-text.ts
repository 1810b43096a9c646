import { type Rational, toExponential, toFixed, toPrecision } from '#lib/numbers/rational.ts'
import type { ConverterState } from './converter-state.ts'

type Precision = Pick<ConverterState, 'precision' | 'digits'>

/** A result as the visitor wants it written. Digits are never grouped, so that a copy can be calculated with. */
export function resultText(value: Rational, { precision, digits }: Precision): string {
  if (precision === 'Decimals') return toFixed(value, digits)
  const significant = Math.max(1, digits)
  return precision === 'Scientific' ? toExponential(value, significant) : toPrecision(value, significant)
}

export const EXACT_DIGITS = 12
const MAX_LOST = 6
const PLAIN_FROM = 1e-6

/** Twelve significant digits, where the text shown has lost more than six of them, or all; else nothing. */
export function exactText(value: Rational, shown: string): string | undefined {
  const plain = toPrecision(value, EXACT_DIGITS)
  const shownDigits = significantDigits(shown)
  const isEnough = shownDigits > 0 && significantDigits(plain) - shownDigits <= MAX_LOST
  if (value.num === 0n || isEnough) return undefined
  return Math.abs(Number(plain)) < PLAIN_FROM ? toExponential(value, EXACT_DIGITS) : plain
}

function significantDigits(text: string): number {
  const mantissa = text.split('e')[0] ?? ''
  return mantissa.replace(/\D/g, '').replace(/^0+/, '').length
}
