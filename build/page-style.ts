import { classesIn, rulesIn, selectorsOf } from './css-text.ts'

/**
 * The part of the site's style sheet that one page can need: rules that select by no class, or by classes among its
 * own, the theme's variables and the registered properties that these rules read. In the sheet's order, so the
 * cascade is that of the whole. The sheet is one that the build has made, minified.
 */
export function pageStyle(sheet: string, isOwn: (className: string) => boolean): string {
  return withoutUnread(ownRules(withoutComments(sheet), selectsBy(isOwn)))
}

/** Tells of a rule's selectors whether one of them selects by no class, or by these alone. */
export function selectsBy(isOwn: (className: string) => boolean): Test {
  return (selector) => selectorsOf(selector).some((one) => classesIn(one).every(isOwn))
}

/** The notices that a minified sheet keeps; `/licenses` has them. */
function withoutComments(sheet: string): string {
  return sheet.replaceAll(/\/\*[\s\S]*?\*\//g, '').trimStart()
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

/** What Tailwind asks before it mixes colors: browsers that know `light-dark`, as ours must, all do. */
const MIXED = '@supports (color:color-mix(in lab, red, red))'

/** A rule if it passes; of a block of rules those that pass, with the block around them if there are any. */
export function keep(head: string, body: string | undefined, isOwn: Test): string {
  if (body === undefined) return `${head};`
  // Initial values for browsers that register no properties: older than those that the site is made for.
  if (head === '@layer properties') return ''
  if (/^@(media|supports|layer|container|starting-style)\b/.test(head)) {
    const inner = ownRules(body, isOwn)
    return inner && head !== MIXED ? `${head}{${inner}}` : inner
  }
  return head.startsWith('@') || isOwn(head) ? `${head}{${body}}` : ''
}

/** Registered properties, variables of Tailwind's and animations that nothing reads go, and what only those read. */
function withoutUnread(style: string): string {
  const shorter = style
    .replaceAll(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name: string) => (isRead(name, style) ? rule : ''))
    .replace(/@layer theme\{[^{}]*\{[^{}]*\}\}/, (theme) =>
      theme.replaceAll(/(?<=[{;])(--[\w-]+):[^;}]*;?/g, (line, name: string) =>
        isRead(name, style) ? line : '',
      ),
    )
    .replaceAll(/(?<=[{;])(--tw-[\w-]+):[^;{}]*;?/g, (line, name: string) =>
      isRead(name, style) ? line : '',
    )
    .replaceAll(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (rule, name: string) =>
      style.split(name).length > 2 ? rule : '',
    )
  return shorter === style ? style : withoutUnread(shorter)
}

/** Whether a style reads a variable. */
export function isRead(name: string, style: string): boolean {
  return new RegExp(`var\\(${name}[,)]`).test(style)
}
