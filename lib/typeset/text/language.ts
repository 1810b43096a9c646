/** Returns a language tag known to the browser: documents contain all sorts of tags. `und` if invalid (BCP 47). */
export function knownLanguage(tag: string): string {
  try {
    return new Intl.Locale(tag.replaceAll('_', '-')).toString()
  } catch {
    return 'und'
  }
}

/** The script that a language is most often written in, such as `Arab`. */
export function getScript(tag: string): string | undefined {
  return new Intl.Locale(knownLanguage(tag)).maximize().script
}
