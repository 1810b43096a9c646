/** BCP 47 tags of Tesseract's names that differ. */
const TAGS: Readonly<Record<string, string>> = {
  chi_sim: 'zh-Hans',
  chi_tra: 'zh-Hant',
  aze_cyrl: 'az-Cyrl',
  uzb_cyrl: 'uz-Cyrl',
  srp_latn: 'sr-Latn',
  deu_latf: 'de-Latf',
  deu_frak: 'de-Latf',
  frk: 'de-Latf',
  dan_frak: 'da-Latf',
  slk_frak: 'sk-Latf',
  kmr: 'ku-Latn',
}

/** Variants without a tag: older forms of a language, and vertical text. */
const FORMS: Readonly<Record<string, string>> = { old: 'old', vert: 'vertical' }

type LanguageName = { readonly name: string; readonly nativeName: string }

/** The BCP 47 tag for a code of Tesseract's; `und` if there is none. */
export function languageTag(code: string): string {
  const [, base = code] = /^(.+?)(?:_(?:vert|old))?$/.exec(code) ?? []
  const tag = TAGS[base] ?? base
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? 'und'
  } catch {
    return 'und'
  }
}

/** Returns a language's name in English and in itself; the code if unknown. */
export function languageName(code: string): LanguageName {
  const tag = languageTag(code)
  const form = FORMS[/_(vert|old)$/.exec(code)?.[1] ?? '']
  const withForm = (name: string) => (form && name !== '' ? `${name} (${form})` : name)
  const name = displayName(tag, 'en')
  const nativeName = displayName(tag, tag)
  return {
    name: withForm(name || code),
    // A language that Intl does not know is named in the language of the machine.
    nativeName: nativeName === name ? '' : withForm(capitalize(nativeName, tag)),
  }
}

function displayName(tag: string, locale: string): string {
  if (tag === 'und' || Intl.DisplayNames.supportedLocalesOf([locale]).length === 0) return ''
  return new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' }).of(tag) ?? ''
}

/** Capitalizes a name for the start of a line. */
function capitalize(name: string, locale: string): string {
  const [first = ''] = name
  return first.toLocaleUpperCase(locale) + name.slice(first.length)
}
