import { unclosedQuoteError } from './unclosed-quote.ts'

/** Closing quotes of each opening one that word processors write; some languages open and close with the same. */
const DOUBLE: Readonly<Record<string, string>> = { '“': '”', '„': '“”', '”': '”' }
const SINGLE: Readonly<Record<string, string>> = { '‘': '’', '‚': '‘’', '’': '’' }
const BOUNDARY = /^(?:[\s|;&<>()]|$)/

/**
 * Returns the straight quotation of the curly one that begins here, and where it ends; undefined if none does. Throws UserError if it
 * has no end. Within
 * double quotes the curly double quotes become straight too, since the same program wrote them.
 */
export function curlyQuotationAt(
  command: string,
  at: number,
): { readonly straight: string; readonly end: number } | undefined {
  const first = command.charAt(at)
  const isAtStart = at === 0 || /[\s=:]/.test(command.charAt(at - 1))
  const closing = isAtStart ? (DOUBLE[first] ?? SINGLE[first]) : undefined
  if (closing === undefined) return undefined
  const end = findEnd(command, at, first, closing)
  if (end === -1) throw unclosedQuoteError(at)
  const content = command.slice(at + 1, end)
  const straight = first in DOUBLE ? doubleQuoted(content) : singleQuoted(content)
  return { straight, end: end + 1 }
}

/** A closing quote ends a quotation only before whitespace or an operator: `‘it’s’`. */
function findEnd(command: string, at: number, first: string, closing: string): number {
  let depth = 1
  for (let next = at + 1; next < command.length; next++) {
    const character = command.charAt(next)
    if (closing.includes(character)) {
      if (depth === 1 && BOUNDARY.test(command.slice(next + 1))) return next
      depth = Math.max(1, depth - 1)
    } else if (character === first) depth++
  }
  return -1
}

function doubleQuoted(content: string): string {
  return `"${content.replace(/\\?[“”„"]/g, '\\"')}"`
}

function singleQuoted(content: string): string {
  return `'${content.replace(/[“”„]/g, '"').replaceAll("'", `'\\''`)}'`
}
