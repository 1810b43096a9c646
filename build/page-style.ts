/**
 * The part of the site's style sheet that one page can need: rules that select by no class, or by classes among its
 * own, the theme's variables and the registered properties that these rules read. In the sheet's order, so the
 * cascade is that of the whole. The sheet is one that the build has made (minified, without comments).
 */
export function pageStyle(sheet: string, isOwn: (className: string) => boolean): string {
  const rules = ownRules(sheet, (selector) =>
    selectorsOf(selector).some((one) => classesIn(one).every(isOwn)),
  )
  return withoutUnread(rules)
}

/** Every class that a sheet has rules for. */
export function classesOf(sheet: string): ReadonlySet<string> {
  const classes = new Set<string>()
  ownRules(sheet, (selector) => {
    for (const name of classesIn(selector)) classes.add(name)
    return true
  })
  return classes
}

/** Every word of a script that could be a class: what stands between spaces, quotes and the braces of templates. */
export function wordsOf(script: string): ReadonlySet<string> {
  return new Set(script.split(/[\s"'`${}]+/))
}

type Test = (selector: string) => boolean

/** Of a list of rules those that pass, with the blocks around them that have any. */
function ownRules(rules: string, isOwn: Test): string {
  return [...rulesIn(rules)].map(({ head, body }) => keep(head, body, isOwn)).join('')
}

function keep(head: string, body: string | undefined, isOwn: Test): string {
  if (body === undefined) return `${head};`
  // Initial values for browsers that register no properties: older than those that the site is made for.
  if (head === '@layer properties') return ''
  if (/^@(media|supports|layer|container|starting-style)\b/.test(head)) {
    const inner = ownRules(body, isOwn)
    return inner && `${head}{${inner}}`
  }
  return head.startsWith('@') || isOwn(head) ? `${head}{${body}}` : ''
}

/** Registered properties, variables of Tailwind's theme and animations that nothing reads go, and what only those read. */
function withoutUnread(style: string): string {
  const shorter = style
    .replaceAll(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name: string) => (isRead(name, style) ? rule : ''))
    .replace(/@layer theme\{[^{}]*\{[^{}]*\}\}/, (theme) =>
      theme.replaceAll(/(?<=[{;])(--[\w-]+):[^;}]*;?/g, (line, name: string) =>
        isRead(name, style) ? line : '',
      ),
    )
    .replaceAll(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (rule, name: string) =>
      style.split(name).length > 2 ? rule : '',
    )
  return shorter === style ? style : withoutUnread(shorter)
}

function isRead(name: string, style: string): boolean {
  return new RegExp(`var\\(${name}[,)]`).test(style)
}
type Rule = { readonly head: string; readonly body?: string }

/** The rules of a list, each with what stands before its braces and within them; a statement has no body. */
function* rulesIn(text: string): Generator<Rule> {
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

/** Where the head that starts here ends: at `{`, at `;` or at the end. */
function endOfHead(text: string, start: number): number {
  return firstOf(text, start, (letter) => letter === '{' || letter === ';')
}

/** Where the block that opens here closes. */
function endOfBlock(text: string, open: number): number {
  let depth = 0
  return firstOf(text, open, (letter) => {
    if (letter === '{') depth += 1
    if (letter === '}') depth -= 1
    return depth === 0
  })
}

/** The first place from `start` on where the test holds, outside strings and escapes. */
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
function selectorsOf(list: string): readonly string[] {
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
function classesIn(selector: string): readonly string[] {
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
