const MAX_TUPLE_LENGTH = 2_000
const OPENS_TUPLE = /\(\s*(?:[[{(\d"'`.+)-]|(?:true|false|null|none)\b)/iy
const FOLLOWS_TUPLE = /^\)\s*(?:$|[,;}\])\r\n#]|\/[/*])/

/** Returns true for a `(` around values, and false if it begins text, as in `(555) 1234`. */
export function isTuple(text: string, start: number): boolean {
  OPENS_TUPLE.lastIndex = start
  if (!OPENS_TUPLE.test(text)) return false
  const ahead = text.slice(start, start + MAX_TUPLE_LENGTH)
  let depth = 0
  for (const { 0: part, index } of ahead.matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[()]/g)) {
    if (part === '(') depth++
    else if (part === ')' && --depth === 0) return FOLLOWS_TUPLE.test(ahead.slice(index))
  }
  return false
}
