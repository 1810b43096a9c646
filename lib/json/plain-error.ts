const PARTS =
  /Unexpected (?:token '(.+?)'|end of JSON input|character (U\+\w+)), expected (.+?) \(line (\d+) column \d+\)/

/** Returns an error of the JSON scanner in plain words, such as `Line 1: names need double quotes, not '`. */
export function plainJsonError(message: string): string | undefined {
  const [, token = '', invisible, expected = '', line] = PARTS.exec(message) ?? []
  if (line === undefined) return undefined
  return `Line ${line}: ${invisible === undefined ? describe(token, expected) : `the invisible character ${invisible} is not allowed here`}`
}

const CLOSING = /^[\]}]$/

function describe(token: string, expected: string): string {
  if (token === '') return 'the text ends too early'
  const isName = expected.startsWith('a property name')
  if (isName || expected.startsWith('a value')) {
    const subject = isName ? 'names' : 'values'
    if (/^['‘’“”`]$/.test(token))
      return `${subject === 'names' ? 'names' : 'strings'} need double quotes, not\u00a0${token}`
    if (CLOSING.test(token) && !expected.includes(' or '))
      return isName || token === ']'
        ? `the comma before ${token} is too many`
        : `a value is missing before ${token}`
    if (isName)
      return /^[\p{L}_$]/u.test(token)
        ? `the name ${token} needs double quotes`
        : `a name in double quotes is missing before ${token}`
    if (/^[\p{L}_$]/u.test(token)) return `${token} is not a JSON value: text needs double quotes`
    return `a value is missing before ${token}`
  }
  if (/^',' or/.test(expected)) {
    if (CLOSING.test(token)) return `${expected.slice(8, 9)} is missing before ${token}`
    return `a comma is missing before ${token}`
  }
  if (expected.startsWith("':'")) return `a colon is missing before ${token}`
  if (expected.startsWith('nothing')) return `${token} stands after the end of the JSON`
  return `${token} is wrong here, expected ${expected}`
}
