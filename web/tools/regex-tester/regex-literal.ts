type RegexLiteral = { readonly pattern: string; readonly flags: string }

const LITERAL = /^\s*\/((?:[^/\\\n]|\\.|\[(?:[^\]\\\n]|\\.)*\]|\/(?!\w*\s*$))+)\/([dgimsuvy]*)\s*[;,]?\s*$/

/** A pattern and its flags from `/pattern/flags` as code writes it; undefined for anything else. */
export function readRegexLiteral(text: string): RegexLiteral | undefined {
  if (text.length > 10_000) return undefined
  const [, pattern, flags] = LITERAL.exec(text) ?? []
  if (pattern === undefined || flags === undefined) return undefined
  try {
    new RegExp(pattern, flags)
  } catch {
    return undefined
  }
  return { pattern, flags }
}

/** Returns whether a change looks like a paste: more than one character inserted at once. */
export function isPaste(before: string, after: string): boolean {
  let start = 0
  while (start < before.length && before[start] === after[start]) start++
  let end = 0
  while (end < before.length - start && before.at(-1 - end) === after.at(-1 - end)) end++
  return after.length - start - end > 1
}
