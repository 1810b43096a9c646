import { describeClass, describeText, SHORTHANDS } from './describe-characters.ts'
import type { Alternatives, Character, Group, Node, Repeat, Span } from './node.ts'
import { parsePattern } from './parse-pattern.ts'

/** Part of a pattern in plain words; `depth` is the number of enclosing groups. */
type ExplainedPart = Span & { readonly depth: number; readonly words: string }

/** A valid pattern, part by part, in the order in which it is written. */
export function explainPattern(pattern: string, flags: string): ExplainedPart[] {
  return explainAlternatives(parsePattern(pattern, flags).root, 0, flags)
}

function explainAlternatives({ options }: Alternatives, depth: number, flags: string): ExplainedPart[] {
  const [only] = options
  if (options.length === 1 && only) return explainItems(only.items, depth, flags)
  return options.flatMap(({ items, start, end }, index) => {
    const head = index === 0 ? 'Either' : 'Or'
    if (items.length === 0) return [{ start, end, depth, words: `${head} nothing` }]
    const parts = explainItems(items, depth + 1, flags)
    const [only] = parts
    if (parts.length === 1 && only) return [{ start, end, depth, words: `${head} ${small(only.words)}` }]
    return [{ start, end, depth, words: head }, ...parts]
  })
}

/** Characters that stand side by side are one part. */
function explainItems(items: readonly Node[], depth: number, flags: string): ExplainedPart[] {
  const parts: ExplainedPart[] = []
  let run: Character[] = []
  const endRun = () => {
    const [first] = run
    if (first)
      parts.push({
        start: first.start,
        end: run.at(-1)?.end ?? first.end,
        depth,
        words: capital(describeText(run.map(({ text }) => text).join(''))),
      })
    run = []
  }
  for (const item of items) {
    if (item.kind === 'character') run.push(item)
    else {
      endRun()
      parts.push(...explainNode(item, depth, flags, ''))
    }
  }
  endRun()
  return parts
}

function explainNode(node: Node, depth: number, flags: string, amount: string): ExplainedPart[] {
  if (node.kind === 'repeat')
    return explainNode(node.item, depth, flags, `, ${describeAmount(node)}`).map((part, index) =>
      index === 0 ? { ...part, end: node.end } : part,
    )
  const { start, end } = node
  if (node.kind !== 'group') return [{ start, end, depth, words: capital(describe(node, flags)) + amount }]
  return [
    { start, end, depth, words: describeGroup(node) + amount },
    ...explainAlternatives(node.body, depth + 1, flags),
  ]
}

const GROUPS = {
  plain: 'Group that is not captured',
  ahead: 'Followed by, without taking it',
  'not ahead': 'Not followed by',
  behind: 'Preceded by, without taking it',
  'not behind': 'Not preceded by',
} as const

function describeGroup({ type, number, name, modifiers }: Group): string {
  if (type === 'capture') return name === undefined ? `Group ${number}` : `Group ${number}, named “${name}”`
  if (modifiers === undefined) return GROUPS[type]
  const [on = '', off = ''] = modifiers.split('-')
  const changes = [on && `${[...on].join(', ')} on`, off && `${[...off].join(', ')} off`].filter(Boolean)
  return `${GROUPS[type]}, with flag ${changes.join(' and ')}`
}

function describe(node: Exclude<Node, Group | Repeat>, flags: string): string {
  switch (node.kind) {
    case 'character':
      return describeText(node.text)
    case 'class':
      return describeClass(node)
    case 'shorthand':
      if (node.sign !== '.') return SHORTHANDS[node.sign] ?? node.sign
      return flags.includes('s') ? 'any character' : 'any character but a line break'
    case 'property':
      return `a character ${node.isNegated ? 'without' : 'with'} the Unicode property ${node.name}`
    case 'backreference':
      return typeof node.to === 'number'
        ? `the same text as group ${node.to}`
        : `the same text as group “${node.to}”`
    case 'assertion':
      return describeAssertion(node.sign, flags.includes('m'))
  }
}

function describeAssertion(sign: '^' | '$' | 'b' | 'B', isByLine: boolean): string {
  if (sign === 'b') return 'a word boundary: where a word begins or ends'
  if (sign === 'B') return 'no word boundary'
  const what = isByLine ? 'a line' : 'the text'
  return sign === '^' ? `the start of ${what}` : `the end of ${what}`
}

function describeAmount({ min, max, isLazy }: Repeat): string {
  if (min === max) return min === 1 ? 'once' : `exactly ${min} times`
  const preference = isLazy ? 'as few as possible' : 'as many as possible'
  if (min === 0 && max === 1) return isLazy ? 'optional, left out if possible' : 'optional'
  if (max < Infinity) return `${min} to ${max} times, ${preference}`
  if (min === 0) return `any number of times, ${preference}`
  return `${min === 1 ? 'once or more' : `${min} times or more`}, ${preference}`
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function small(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1)
}
