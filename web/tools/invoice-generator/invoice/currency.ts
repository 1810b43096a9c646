import { Decimal } from '#lib/numbers/decimal.ts'

const WITHOUT_PARTS = new Set('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' '))
const WITH_THOUSANDTHS = new Set('BHD IQD JOD KWD LYD OMR TND'.split(' '))

/** How many decimals the smallest unit of a currency has (ISO 4217): 0 for JPY, 3 for KWD, else 2. */
export function minorDigits(currency: string): number {
  if (WITHOUT_PARTS.has(currency)) return 0
  return WITH_THOUSANDTHS.has(currency) ? 3 : 2
}

/** An amount in whole smallest units of its currency: cents, yen, fils. */
export type Minor = bigint

/** Rounds an amount half away from zero to whole smallest units: $1.005 becomes 101 cents. */
export function toMinor(amount: Decimal, currency: string): Minor {
  return BigInt(amount.times(unitsIn(currency)).round(0, Decimal.roundHalfUp).toFixed())
}

export function fromMinor(minor: Minor, currency: string): Decimal {
  return Decimal(minor).div(unitsIn(currency))
}

/** An amount as plain text with all decimals of its currency: `1234.50`, `1234` yen, `1.005` dinars. */
export function minorText(minor: Minor, currency: string): string {
  return fromMinor(minor, currency).toFixed(minorDigits(currency))
}

function unitsIn(currency: string): Decimal {
  return Decimal(10n ** BigInt(minorDigits(currency)))
}
