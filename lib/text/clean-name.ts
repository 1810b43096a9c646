/**
 * Returns a person's or room's name as it is shown: without invisible characters, except the joiners within words and
 * emoji and the tags of flags; whitespace is collapsed.
 */
export function cleanName(typed: string): string {
  return typed
    .replace(createPattern(), (_, meaningful?: string) => meaningful ?? ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
}

/**
 * Returns a pattern of invisible characters, whose first group is those that change what is visible (UAX #31, section
 * 2.3; UTS #51). It is not a constant, because bundlers retain a regular expression of a module that a page does not use.
 */
function createPattern(): RegExp {
  const meaningful = [
    // Flag of a region such as England: a black flag, the tags of a subdivision code, the end tag.
    /\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,7}\u{E007F}/u,
    // Joiner within a word.
    /(?<=[\p{L}\p{N}]\p{M}*)[\u200C-\u200D](?=[\p{L}\p{N}\p{M}])/u,
    // Joiner after the virama of an Indic script, which selects the form of the consonant, also at the end of a word.
    /(?<=[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA])[\u200C-\u200D]/u,
    // Joiner of an emoji.
    /(?<=\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})?)\u200D(?=\p{Extended_Pictographic})/u,
  ].map(({ source }) => source)
  // Control, format, private and unassigned characters, whitespace, and variation selectors without a base.
  const invisible = /[\p{C}\s]|(?<=^|[\p{C}\s])\p{Variation_Selector}+/u.source
  return new RegExp(`(${meaningful.join('|')})|${invisible}`, 'gu')
}

/** Returns a key that is equal for names that look the same: ignores case, compatibility forms and joiners. */
export function nameKey(name: string): string {
  return name
    .replace(/[\u200C-\u200D]|[\uFE0E-\uFE0F]/g, '')
    .normalize('NFKC')
    .toLowerCase()
}
