/** Characters of PDFDocEncoding that Latin-1 has not (ISO 32000-1, D.3), from these codes on. */
const SPECIAL: readonly (readonly [first: number, characters: string])[] = [
  [0x18, '˘ˇˆ˙˝˛˚˜'],
  [0x80, '•†‡…—–ƒ⁄‹›−‰„“”‘’‚™ﬁﬂŁŒŠŸŽıłœšž'],
  [0xa0, '€'],
]
const CODES = new Map(
  SPECIAL.flatMap(([first, characters]) =>
    [...characters].map((character, index): [string, number] => [character, first + index]),
  ),
)

/**
 * Returns the possible bytes of a password up to revision 4 (ISO 32000-1, 7.6.3.3): in PDFDocEncoding, and in UTF-8,
 * which some programs write instead.
 */
export function oldPasswordBytes(password: string): Uint8Array[] {
  const utf8 = new TextEncoder().encode(password)
  const codes = [...password.normalize('NFC')].map(
    (character) => CODES.get(character) ?? latinCode(character),
  )
  const isEncodable = codes.every((code) => code !== undefined)
  return isEncodable ? [Uint8Array.from(codes), utf8] : [utf8]
}

/** Returns the code of a character of Latin-1 that PDFDocEncoding has at the same place. */
function latinCode(character: string): number | undefined {
  const code = character.codePointAt(0) ?? 0
  return code < 0x18 || (code > 0x1f && code < 0x7f) || (code > 0xa0 && code <= 0xff) ? code : undefined
}

/** Longest password from revision 5 on, in bytes. */
const MAX_BYTES = 127

/** Returns the bytes of a password from revision 5 on (ISO 32000-2, 7.6.4.3.3). */
export function newPasswordBytes(password: string): Uint8Array {
  return new TextEncoder().encode(saslprep(password)).subarray(0, MAX_BYTES)
}

/** Returns the possible bytes: some programs do not prepare the password, or only normalize it. */
export function newPasswordCandidates(password: string): Uint8Array[] {
  const forms = new Set([saslprep(password), password.normalize('NFKC'), password])
  return [...forms].map((form) => new TextEncoder().encode(form).subarray(0, MAX_BYTES))
}

/** Spaces that become U+0020 (RFC 3454, C.1.2), but U+200B, which is removed. */
const SPACES = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g
/** Characters that are removed (RFC 3454, B.1), as ranges of codes. */
const IGNORED: readonly (readonly [first: number, last: number])[] = [
  [0xad, 0xad],
  [0x34f, 0x34f],
  [0x1806, 0x1806],
  [0x180b, 0x180d],
  [0x200b, 0x200d],
  [0x2060, 0x2060],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
]

/** Maps and normalizes a string as SASLprep does (RFC 4013, 2.1 and 2.2). Nothing is refused. */
function saslprep(text: string): string {
  const mapped = [...text].filter((character) => {
    const code = character.codePointAt(0) ?? 0
    return !IGNORED.some(([first, last]) => code >= first && code <= last)
  })
  return mapped.join('').replace(SPACES, ' ').normalize('NFKC')
}
