const ESCAPE = /\\(?:([nrt\\])|x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|u\{([0-9a-fA-F]{1,6})\})/g
const CHARACTERS: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', '\\': '\\' }
const MAX_CODE_POINT = 0x10ffff

/** Replaces `\n`, `\r`, `\t`, `\\`, `\x41`, `\u0041` and `\u{1F600}` as in a JavaScript string; others remain. */
export function readEscapes(text: string): string {
  return text.replace(ESCAPE, (source, letter?: string, byte?: string, unit?: string, point?: string) => {
    if (letter !== undefined) return CHARACTERS[letter] ?? source
    const code = Number.parseInt(byte ?? unit ?? point ?? '', 16)
    return code <= MAX_CODE_POINT ? String.fromCodePoint(code) : source
  })
}
