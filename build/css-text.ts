/** A rule of a style sheet, by the text before its braces and that within them; a statement has no body. */
type Rule = { readonly head: string; readonly body?: string }

/** The rules of a list (CSS Syntax §5), of a sheet that the build has made: minified, without comments. */
export function* rulesIn(text: string): Generator<Rule> {
  let start = 0
  while (start < text.length) {
    const end = endOfHead(text, start)
    const head = text.slice(start, end).trim()
    if (text[end] === '{') {
      const close = endOfBlock(text, end)
      yield { head, body: text.slice(end + 1, close) }
      start = close + 1
    } else {
      if (head) yield { head }
      start = end + 1
    }
  }
}

/** Returns the end of the rule's prelude that starts here: at `{`, at `;` or at the end. */
function endOfHead(text: string, start: number): number {
  return firstOf(text, start, (letter) => letter === '{' || letter === ';')
}

/** Returns the position at which this block closes. */
function endOfBlock(text: string, open: number): number {
  let depth = 0
  return firstOf(text, open, (letter) => {
    if (letter === '{') depth += 1
    if (letter === '}') depth -= 1
    return depth === 0
  })
}

/** Returns the first position from `start` that passes the test, outside strings and escapes. */
function firstOf(text: string, start: number, test: (letter: string) => boolean): number {
  let quote = ''
  for (let at = start; at < text.length; at += 1) {
    const letter = text[at] ?? ''
    if (letter === '\\') at += 1
    else if (quote) quote = letter === quote ? '' : quote
    else if (letter === '"' || letter === "'") quote = letter
    else if (test(letter)) return at
  }
  return text.length
}

/** The selectors of a list, split at the commas that are in no brackets. */
export function selectorsOf(list: string): readonly string[] {
  const selectors: string[] = []
  let depth = 0
  let start = 0
  for (let at = 0; at < list.length; at += 1) {
    const end = firstOf(list, at, (letter) => '(),'.includes(letter))
    if (list[end] === '(') depth += 1
    if (list[end] === ')') depth -= 1
    if (list[end] === ',' && depth === 0) {
      selectors.push(list.slice(start, end))
      start = end + 1
    }
    at = end
  }
  return [...selectors, list.slice(start)]
}

/** The classes that an element, or those around it, must have for a selector; alternatives and what it must not have aside. */
export function classesIn(selector: string): readonly string[] {
  const wanted = selector.replaceAll(/:not\([^()]*\)/g, '').replaceAll(/:(is|where)\([^()]*,[^()]*\)/g, '')
  return [...wanted.matchAll(/\.((?:\\[0-9a-f]{1,6}\s?|\\.|[\w-])+)/g)].map(([, name = '']) =>
    unescaped(name),
  )
}

/** A name without its escapes (CSS Syntax §4.3.7). */
function unescaped(name: string): string {
  return name.replaceAll(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi, (_, hex: string | undefined, letter: string) =>
    hex === undefined ? letter : String.fromCodePoint(Number.parseInt(hex, 16)),
  )
}
