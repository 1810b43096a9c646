type Place = {
  readonly city: string
  readonly postcode: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string
}

/**
 * Returns the lines of an address without those parts, between commas, that only repeat its postcode, city or country,
 * which have separate elements (BT-37, BT-38, BT-40).
 */
export function streetLines(address: string, { city, postcode, country }: Place, language: string): string[] {
  const names = [postcode, city, country, ...countryNames(country, language)].map(toWords)
  // The longest first, so that no name hides another one in it.
  const places = names.filter((name) => name !== '').sort((a, b) => b.length - a.length)
  const isPlace = (part: string) =>
    places.reduce((rest, place) => ` ${rest} `.replace(` ${place} `, ' ').trim(), toWords(part)) === ''
  return address.split('\n').flatMap((line) => {
    const parts = line.split(',')
    const left = parts.filter((part) => !isPlace(part))
    return (left.length === parts.length ? line : left.join(',')).trim() || []
  })
}

/** Lower case, with single spaces between words, and without the country before a postcode, as in D-80331. */
function toWords(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/^[a-z]{1,3}-(?=\d)/, '')
    .replace(/[\s.,()–-]+/g, ' ')
    .trim()
}

/** Returns the names of a country in the language of the invoice, in English and in its most common language. */
function countryNames(country: string, language: string): string[] {
  if (country === '') return []
  const { language: own } = new Intl.Locale('und', { region: country }).maximize()
  const names = [language, 'en', own].map((locale) =>
    new Intl.DisplayNames(locale, { type: 'region' }).of(country),
  )
  return [...names, country === 'US' ? 'USA' : country].flatMap((name) => name ?? [])
}
