/** Text above this length is left whole: each part is an element, which every key press renders again. */
const MAX_LENGTH = 1_000

/** Splits text where a long identifier can break into lines: after `_` and `.`, and before a capital of `camelCase`. */
export function splitAtBreaks(text: string): readonly string[] {
  if (text.length > MAX_LENGTH) return [text]
  return text.split(/(?<=[_.])(?=\w)|(?<=\p{Ll}{2})(?=\p{Lu})/u)
}
