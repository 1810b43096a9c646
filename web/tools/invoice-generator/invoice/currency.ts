import { Decimal } from '#lib/money/decimal.ts'

/** Currencies of ISO 4217 that are in use, the default first. */
export const CURRENCIES: readonly string[] = `
  USD EUR GBP AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF
  CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB FJD FKP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS
  INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP
  MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR
  SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX UYU UZS VED VES VND VUV
  WST XAF XCD XOF XPF YER ZAR ZMW
`
  .trim()
  .split(/\s+/)

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
