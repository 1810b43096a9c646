const APOSTROPHE = /['’]/g
/** An apostrophe between letters joins them; joiners (U+200C, U+200D) are part of Persian and Indian words. */
const RUN = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}\u200c\u200d]|(?<=[\p{L}\p{M}\p{N}])['’](?=[\p{L}\p{N}]))*/gu
/** After a small letter or digit before a capital, and before the last capital of an acronym: `parse|HTTP|Response`. */
const HUMP =
  /(?<=[\p{Ll}\p{N}]\p{M}*)(?=[\p{Lu}\p{Lt}])|(?<=[\p{Lu}\p{Lt}]\p{M}*)(?=[\p{Lu}\p{Lt}]\p{M}*\p{Ll})/u

/**
 * Returns the words of an identifier: runs of letters, combining characters and numbers, without apostrophes. Unless
 * `keepsHumps`, camelCase is split at its humps; digits stay with the word before them.
 */
export function identifierWords(text: string, keepsHumps: boolean): string[] {
  const runs = text.match(RUN) ?? []
  // Remove apostrophes last: in `NASAs` the hump would be before the `As`.
  const words = keepsHumps ? runs : runs.flatMap((run) => run.split(HUMP))
  return words.map((word) => word.replace(APOSTROPHE, ''))
}
