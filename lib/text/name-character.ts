/** Letters, digits, punctuation and symbols, without those that are not visible or only mark another character. */
const VISIBLE = /^(?![\p{Default_Ignorable_Code_Point}\p{Emoji_Modifier}])[\p{L}\p{N}\p{P}\p{S}]/u

/** Returns a character as it is, or its code point (`U+E123`) if readers cannot see it. */
export function nameCharacter(character: string): string {
  if (VISIBLE.test(character)) return character
  const codes = Array.from(character, (part) => (part.codePointAt(0) ?? 0).toString(16).toUpperCase())
  return codes.map((code) => `U+${code.padStart(4, '0')}`).join(' ')
}
