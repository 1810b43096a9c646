import { classesIn, rulesIn, selectorsOf } from './css-text.ts'

/** Rule of a parsed style sheet, with its text before the braces. */
type SheetRule = {
  readonly head: string
  /** Text between the braces; a statement has none. */
  readonly body: string | undefined
  /** Rules of a block such as `@media` or `@layer`. */
  readonly rules?: readonly SheetRule[]
  /** Per selector of a style rule: the classes that it requires, or the type of a field. */
  readonly selectors?: readonly (readonly string[])[]
}

/** Parses a minified style sheet once, so it can be cut for each page. Drops comments; `/licenses` has the notices. */
export function parseSheet(sheet: string): readonly SheetRule[] {
  return parseRules(sheet.replaceAll(/\/\*[\s\S]*?\*\//g, '').trimStart())
}

function parseRules(text: string): readonly SheetRule[] {
  return [...rulesIn(text)].map(({ head, body }) => {
    if (body !== undefined && /^@(media|supports|layer|container|starting-style)\b/.test(head))
      return { head, body, rules: parseRules(body) }
    if (body === undefined || head.startsWith('@')) return { head, body }
    // The minifier leaves declarations twice that it has made equal.
    const once = body.replaceAll(/(?<=^|;)([^;]+;)\1+/g, '$1')
    return { head, body: once, selectors: selectorsOf(head).flatMap(requiredWords) }
  })
}

/** Types of fields whose parts have rules. */
export const STYLED_TYPES = ['date', 'datetime-local']

function requiredWords(selector: string): readonly (readonly string[])[] {
  return selector.startsWith('::-webkit-date') ? STYLED_TYPES.map((type) => [type]) : [classesIn(selector)]
}

/**
 * Returns the part of the site's style sheet that one page can need: rules that select by no class or by its own
 * classes, and the theme variables and registered properties that these rules read. The order is that of the sheet, so
 * the cascade is the same.
 */
export function pageStyle(sheet: readonly SheetRule[], isOwn: IsOwn): string {
  return withoutUnread(cut(sheet, isOwn))
}

/** Returns every class, and every type of a field, that a sheet has rules for. */
export function classesOf(sheet: readonly SheetRule[]): ReadonlySet<string> {
  return new Set(
    sheet.flatMap(({ rules = [], selectors = [] }) => [...classesOf(rules), ...selectors.flat()]),
  )
}

/** Every word of a script that could be a class: what stands between spaces, quotes and the braces of templates. */
export function wordsOf(script: string): ReadonlySet<string> {
  return new Set(script.split(/[\s"'`${}]+/))
}

type IsOwn = (className: string) => boolean

function cut(rules: readonly SheetRule[], isOwn: IsOwn): string {
  return rules.map((rule) => cutRule(rule, isOwn)).join('')
}

/** Tailwind's feature query for mixed colors: all browsers that support `light-dark`, which we require, match it. */
const MIXED = '@supports (color:color-mix(in lab, red, red))'

/** Returns the text of a rule if one of its selectors requires own classes only; of a block, its rules that pass. */
export function cutRule({ head, body, rules, selectors }: SheetRule, isOwn: IsOwn): string {
  if (body === undefined) return `${head};`
  // Initial values for browsers that register no properties: older than those that the site is made for.
  if (head === '@layer properties') return ''
  if (rules) {
    const inner = cut(rules, isOwn)
    return inner && head !== MIXED ? `${head}{${inner}}` : inner
  }
  return !selectors || selectors.some((classes) => classes.every(isOwn)) ? `${head}{${body}}` : ''
}

/** Registered properties, variables of Tailwind's and animations that nothing reads go, and what only those read. */
function withoutUnread(style: string): string {
  const read = new Set([...style.matchAll(/var\((--[\w-]+)[,)]/g)].map(([, name]) => name))
  const shorter = style
    .replaceAll(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name: string) => (read.has(name) ? rule : ''))
    .replace(/@layer theme\{[^{}]*\{[^{}]*\}\}/, (theme) =>
      theme.replaceAll(/(?<=[{;])(--[\w-]+):[^;}]*;?/g, (line, name: string) => (read.has(name) ? line : '')),
    )
    .replaceAll(/(?<=[{;])(--tw-[\w-]+):[^;{}]*;?/g, (line, name: string) => (read.has(name) ? line : ''))
    .replaceAll(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (rule, name: string) =>
      style.split(name).length > 2 ? rule : '',
    )
  return shorter === style ? style : withoutUnread(shorter)
}

/** Whether a style reads a variable. */
export function isRead(name: string, style: string): boolean {
  return new RegExp(`var\\(${name}[,)]`).test(style)
}
