/** Virama of an Indic script; a joiner after it selects the form of the consonant, also at the end of a word. */
const VIRAMA = '\\u094D\\u09CD\\u0A4D\\u0ACD\\u0B4D\\u0BCD\\u0C4D\\u0CCD\\u0D4D\\u0DCA'
const PICTOGRAPH = '\\p{Extended_Pictographic}[\\uFE0F\\p{Emoji_Modifier}]?'

/** Format characters that change what is visible. Sources: UAX #31, section 2.3 (joiners); UTS #51 (emoji). */
const MEANINGFUL = [
  // Flag of a region such as England: a black flag, then the tags of a subdivision code, then the end tag.
  '\\u{1F3F4}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{3,7}\\u{E007F}',
  '(?<=[\\p{L}\\p{N}]\\p{M}*)[\\u200C\\u200D](?=[\\p{L}\\p{N}\\p{M}])',
  `(?<=[${VIRAMA}])[\\u200C\\u200D]`,
  `(?<=${PICTOGRAPH})\\u200D(?=\\p{Extended_Pictographic})`,
].join('|')
const LONE_VARIATION_SELECTOR = '(?<=^|[\\p{C}\\s])\\p{Variation_Selector}+'
const FORMATTING = new RegExp(`(${MEANINGFUL})|[\\p{C}\\s]|${LONE_VARIATION_SELECTOR}`, 'gu')

/**
 * Returns a person's or room's name as it is shown: without invisible characters (Unicode category Other), except the
 * joiners within words and emoji and the tags of flags; whitespace is collapsed.
 */
export function cleanName(typed: string): string {
  return typed
    .replace(FORMATTING, (_, meaningful?: string) => meaningful ?? ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
}

/** Returns a key that is equal for names that look the same: ignores case, compatibility forms and joiners. */
export function nameKey(name: string): string {
  return name
    .replace(/[\u200C-\u200D]|[\uFE0E-\uFE0F]/g, '')
    .normalize('NFKC')
    .toLowerCase()
}
