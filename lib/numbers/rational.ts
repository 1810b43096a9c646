/** An exact fraction in lowest terms, the denominator above zero. */
export type Rational = { readonly num: bigint; readonly den: bigint }

/** The fraction `num`/`den`. Throws RangeError for a denominator of zero. */
export function rational(num: bigint, den = 1n): Rational {
  if (den === 0n) throw new RangeError('A fraction cannot have the denominator 0')
  const divisor = gcd(abs(num), abs(den)) * (den < 0n ? -1n : 1n)
  return { num: num / divisor, den: den / divisor }
}

/** Converts plain decimal text such as `-25.4`, as returned by `readNumber`, exactly. */
export function fromDecimal(decimal: string): Rational {
  const [whole = '0', fraction = ''] = decimal.split('.')
  return rational(BigInt(whole + fraction), 10n ** BigInt(fraction.length))
}

export function plus(a: Rational, b: Rational): Rational {
  return rational(a.num * b.den + b.num * a.den, a.den * b.den)
}

export function minus(a: Rational, b: Rational): Rational {
  return plus(a, { num: -b.num, den: b.den })
}

export function times(a: Rational, b: Rational): Rational {
  return rational(a.num * b.num, a.den * b.den)
}

/** Throws RangeError where `b` is zero. */
export function dividedBy(a: Rational, b: Rational): Rational {
  return rational(a.num * b.den, a.den * b.num)
}

/** Below zero, zero or above as `a` is smaller than, equal to or larger than `b`. */
export function compare(a: Rational, b: Rational): number {
  const difference = a.num * b.den - b.num * a.den
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

/** Plain decimal text with at most `places` decimals, half away from zero, without needless zeros; `-0` is `0`. */
export function toFixed({ num, den }: Rational, places: number): string {
  const scaled = roundedQuotient(abs(num) * 10n ** BigInt(places), den)
  return plainText(num < 0n, scaled, places)
}

/** The same with `digits` significant digits instead. */
export function toPrecision(value: Rational, digits: number): string {
  if (value.num === 0n) return '0'
  const first = leadingPlace(value)
  const places = digits - 1 - first
  if (places >= 0) return toFixed(value, places)
  const unit = 10n ** BigInt(-places)
  return plainText(value.num < 0n, roundedQuotient(abs(value.num), value.den * unit) * unit, 0)
}

/** The same as `d.ddde±n`. */
export function toExponential(value: Rational, digits: number): string {
  const plain = toPrecision(value, digits)
  const [, sign = '', body = ''] = /^(-?)(.*)$/.exec(plain) ?? []
  const [whole = '', fraction = ''] = body.split('.')
  const all = (whole + fraction).replace(/^0+/, '')
  if (all === '') return '0e+0'
  const exponent = whole === '0' ? -(fraction.length - all.length + 1) : whole.length - 1
  const rest = all.slice(1).replace(/0+$/, '')
  return `${sign}${all[0]}${rest && `.${rest}`}e${exponent < 0 ? '-' : '+'}${Math.abs(exponent)}`
}

/** Whether a decimal with an end says it exactly: no prime factors but 2 and 5 below. */
export function isTerminating({ den }: Rational): boolean {
  let rest = den
  for (const prime of [2n, 5n]) while (rest % prime === 0n) rest /= prime
  return rest === 1n
}

/** The power of ten of the first significant digit. */
function leadingPlace({ num, den }: Rational): number {
  const top = abs(num)
  let place = top.toString().length - den.toString().length
  const isReached = (at: number) =>
    at >= 0 ? top >= den * 10n ** BigInt(at) : top * 10n ** BigInt(-at) >= den
  if (!isReached(place)) place -= 1
  return place
}

function plainText(isNegative: boolean, scaled: bigint, places: number): string {
  const digits = scaled.toString().padStart(places + 1, '0')
  const whole = digits.slice(0, digits.length - places)
  const fraction = places === 0 ? '' : digits.slice(-places).replace(/0+$/, '')
  const text = fraction === '' ? whole : `${whole}.${fraction}`
  return isNegative && scaled !== 0n ? `-${text}` : text
}

function roundedQuotient(dividend: bigint, divisor: bigint): bigint {
  return (2n * dividend + divisor) / (2n * divisor)
}

function abs(value: bigint): bigint {
  return value < 0n ? -value : value
}

function gcd(a: bigint, b: bigint): bigint {
  let [larger, smaller] = [a, b]
  while (smaller !== 0n) [larger, smaller] = [smaller, larger % smaller]
  return larger
}
