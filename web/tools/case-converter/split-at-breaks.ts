/** Splits text where a long identifier can break into lines: after `_` and `.`, and before a capital of `camelCase`. */
export function splitAtBreaks(text: string): readonly string[] {
  return text.split(/(?<=[_.])(?=\w)|(?<=\p{Ll}{2})(?=\p{Lu})/u)
}
