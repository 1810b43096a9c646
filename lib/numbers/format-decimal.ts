/** Exact decimal text as people of `locale` write it, rounded half away from zero to at most `places` decimals: `1,234.5`. */
export function formatDecimal(decimal: string, places: number, locale: string, minDecimals = 0): string {
  const format = new Intl.NumberFormat(locale, {
    maximumFractionDigits: places,
    minimumFractionDigits: minDecimals,
  })
  // Intl accepts decimal text without a float (ECMA-402 §16.5.16); its type requires text that TypeScript can prove to
  // be a number.
  return format.format(decimal as `${number}`)
}

/** An exact share as people of `locale` write percents, with two decimals, half away from zero: 0.12345 is `12.35%`. */
export function formatPercent(share: string, locale: string): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  return format.format(share as `${number}`)
}

/** A typed whole number of 4 to 15 digits with its thousands grouped, `84000` as `84,000`; false for any other text. */
export function wholeDigits(typed: string, locale: string): string | false {
  return /^\d{4,15}$/.test(typed) && formatDecimal(typed, 0, locale)
}
