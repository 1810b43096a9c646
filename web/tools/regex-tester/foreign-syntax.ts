type ForeignSyntax = {
  /** Matches the syntax at one position of a pattern. */
  readonly pattern: RegExp
  /** Names the engines that have it, and the JavaScript way. */
  readonly hint: (match: RegExpExecArray) => string
}

/** Syntax of other engines that JavaScript rejects. Outside classes and escapes, the first entry that matches counts. */
const FOREIGN: readonly ForeignSyntax[] = [
  {
    pattern: /\(\?P<(\w*)>?/y,
    hint: ([, name]) => `(?P<${name}>…) is a named group of Python and PCRE. Write (?<${name}>…).`,
  },
  {
    pattern: /\(\?P=(\w*)\)?/y,
    hint: ([, name]) => `(?P=${name}) is a backreference of Python and PCRE. Write \\k<${name}>.`,
  },
  {
    pattern: /\(\?'(\w*)'?/y,
    hint: ([, name]) => `(?'${name}'…) is a named group of .NET and PCRE. Write (?<${name}>…).`,
  },
  {
    pattern: /\(\?(?:P>\w*|&\w*|R|[+-]?\d+)\)?/y,
    hint: ([source]) => `${closed(source)} is recursion of PCRE and Ruby. JavaScript has none.`,
  },
  {
    pattern: /\(\?>/y,
    hint: () =>
      '(?>…) is an atomic group of PCRE, Java and .NET. Write (?=(…))\\1, with the number of its group.',
  },
  {
    pattern: /\(\?\|/y,
    hint: () => '(?|…) is a branch reset of PCRE and Perl. Give each alternative a group of its own.',
  },
  {
    pattern: /\(\?#[^)]*\)?/y,
    hint: () => '(?#…) is a comment of PCRE and Python. JavaScript has none: remove it.',
  },
  {
    pattern: /\(\?\(/y,
    hint: () => '(?(…)…|…) is a conditional of PCRE, Python and .NET. Write the cases as alternatives.',
  },
  {
    pattern: /\(\?([a-zA-Z]*)(?:-([a-zA-Z]+))?([):])/y,
    hint: (match) => inlineFlags(match),
  },
  {
    pattern: /(?:[*+?]|\{\d+(?:,\d*)?\})\+/y,
    hint: ([source]) =>
      `A possessive quantifier such as ${source} is one of PCRE, Java and Ruby. Write (?=(…${source.slice(0, -1)}))\\1, with the number of its group.`,
  },
]

const FLAG_NAMES: Readonly<Record<string, string>> = { i: 'i', m: 'm', s: 's' }

function inlineFlags([source, on = '', off = '', end]: RegExpExecArray): string {
  const known = [...on].filter((flag) => FLAG_NAMES[flag])
  const isForeign = [...(on + off)].some((flag) => !FLAG_NAMES[flag])
  const what = `${source.slice(0, -1)}${end === ')' ? ')' : ':…)'} sets flags within the pattern, as in PCRE, Python and Java.`
  if (isForeign) return `${what} JavaScript has only i, m and s.`
  return known.length > 0 && end === ')'
    ? `${what} Set the flag ${known.join(' and ')} instead.`
    : `${what} Set the flags for the whole pattern.`
}

function closed(source: string): string {
  return source.endsWith(')') ? source : `${source})`
}

/** Returns hints on the syntax of other engines in a pattern that JavaScript rejects; each once, in their order. */
export function foreignHints(pattern: string): readonly string[] {
  const hints = new Set<string>()
  for (let at = 0; at < pattern.length; at += stepLength(pattern, at)) {
    const hint = hintAt(pattern, at)
    if (hint !== undefined) hints.add(hint)
  }
  return [...hints]
}

function hintAt(pattern: string, at: number): string | undefined {
  for (const { pattern: sticky, hint } of FOREIGN) {
    sticky.lastIndex = at
    const match = sticky.exec(pattern)
    // `(?:` is a group of every engine.
    if (match) return match[0] === '(?:' ? undefined : hint(match)
  }
  return undefined
}

/** Length of what is read at once: an escape, a class, or one character. */
function stepLength(pattern: string, at: number): number {
  const whole = /\\[\s\S]?|\[\^?\]?(?:\\[\s\S]|[^\]\\])*\]?|[\s\S]/y
  whole.lastIndex = at
  return whole.exec(pattern)?.[0].length ?? 1
}
