/** Quotes a string as a word of a POSIX shell (POSIX.1-2024, 2.2.2 single quotes). */
export function shellWord(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`
}

/** A JavaScript string literal (ECMA-262 §12.9.4). */
export function javaScriptString(text: string): string {
  return JSON.stringify(text).replace(/[\u2028\u2029]/g, unicodeEscape)
}

/** A Python 3 string literal; what is not to be seen is escaped. */
export function pythonString(text: string): string {
  const body = text.replace(/[\\"\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Surrogate}]/gu, (character) => {
    const short = PYTHON_ESCAPES[character]
    if (short !== undefined) return short
    const code = character.codePointAt(0) ?? 0
    if (code > 0xffff) return `\\U${code.toString(16).padStart(8, '0')}`
    return code < 0x100 ? `\\x${code.toString(16).padStart(2, '0')}` : unicodeEscape(character)
  })
  return `"${body}"`
}

const PYTHON_ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '"': '\\"',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
}

function unicodeEscape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}
