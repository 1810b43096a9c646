/** Escapes that I-Regexp has (RFC 9485 §3), and three classes that people expect of any pattern. */
const ESCAPES = /^[()*+\-.?[\\\]^nrt{|}dDsSwW]$/

/**
 * An I-Regexp (RFC 9485) as a JavaScript pattern, for the whole text or for a part of it;
 * `undefined` if it is not one, which then matches nothing (RFC 9535 §2.4.6).
 */
export function compileIRegexp(source: string, isWhole: boolean): RegExp | undefined {
  const pattern = translate(source)
  if (pattern === undefined) return undefined
  try {
    // By itself first: `a)|(b` would only be balanced within the group.
    const part = new RegExp(pattern, 'u')
    return isWhole ? new RegExp(`^(?:${pattern})$`, 'u') : part
  } catch {
    return undefined
  }
}

/** An escape, a bracket, a group's extension or a dot: what needs a look. */
const SPECIAL = /\\(.?)|\[|\]|\(\?|\./gsu

/**
 * RFC 9485 §5.3: a dot matches any character except line breaks; syntax specific to JavaScript is rejected. `^` and `$`
 * remain anchors, as in the compliance suite of RFC 9535.
 */
function translate(source: string): string | undefined {
  let isInClass = false
  let isRefused = false
  const pattern = source.replace(SPECIAL, (found: string, escaped: string | undefined) => {
    if (escaped !== undefined) {
      isRefused ||= !/[pP]/.test(escaped) && !ESCAPES.test(escaped)
      return escaped === '-' && !isInClass ? '-' : found
    }
    if (found === '[' || found === ']') isInClass = found === '['
    else if (!isInClass && found === '.') return '[^\\n\\r]'
    else if (!isInClass) isRefused ||= found === '(?'
    return found
  })
  return isRefused ? undefined : pattern
}
