/** Six characters as they are read aloud: `ABC DEF`. */
export function codeText(code: string): string {
  return `${code.slice(0, 3)} ${code.slice(3)}`
}
