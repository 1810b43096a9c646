/** Pattern in a URL, and how curl expands it. */
export type UrlPattern = { readonly source: string; readonly first: string; readonly count: number }

const PATTERN =
  /\{\{[^{}]*\}\}|\{([^{},]*(?:,[^{},]*)+)\}|\[(?:(\d+)-(\d+)|([A-Za-z])-([A-Za-z]))(?::(\d+))?\]/g

/**
 * Returns the first address that curl requests for a URL with patterns, and the patterns: lists such as `{a,b}` and
 * ranges such as `[1-3]`, `[001-100:10]` and `[a-z]` (curl's manual, "URL"). Variables in double braces are none.
 */
export function firstOfPatterns(url: string): {
  readonly url: string
  readonly patterns: readonly UrlPattern[]
} {
  const patterns: UrlPattern[] = []
  const first = url.replace(
    PATTERN,
    (source, list?: string, from?: string, to?: string, a?: string, z?: string, step?: string) => {
      if (list !== undefined) {
        const items = list.split(',')
        patterns.push({ source, first: items[0] ?? '', count: items.length })
        return items[0] ?? ''
      }
      const start = from ?? a
      if (start === undefined) return source
      const span = from === undefined ? code(z) - code(a) : Number(to) - Number(from)
      const count = Math.floor(span / Math.max(1, Number(step ?? 1))) + 1
      if (count < 1) return source
      patterns.push({ source, first: start, count })
      return start
    },
  )
  return { url: first, patterns }
}

function code(letter: string | undefined): number {
  return letter?.charCodeAt(0) ?? 0
}
