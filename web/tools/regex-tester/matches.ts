/**
 * All matches of a pattern, compact for transfer from a worker: positions are UTF-16 indexes. Match `i`, group `g` (0
 * is the whole match) spans `spans[i * stride + 2 * g]` up to, not including, the number after it; both are -1 for a
 * group that did not participate.
 */
export type Matches = {
  readonly count: number
  readonly stride: number
  readonly spans: Int32Array<ArrayBuffer>
  /** By group number; undefined for groups without a name. */
  readonly names: readonly (string | undefined)[]
}

export type Span = { readonly start: number; readonly end: number }

export const NO_MATCHES: Matches = { count: 0, stride: 2, spans: new Int32Array(0), names: [undefined] }

/** How many groups a match has, the whole match not counted. */
export function getGroupCount({ stride }: Matches): number {
  return stride / 2 - 1
}

/** Returns the position of a group, or undefined if it did not participate. */
export function getSpan(matches: Matches, match: number, group = 0): Span | undefined {
  const at = match * matches.stride + 2 * group
  const start = matches.spans[at] ?? -1
  return start < 0 ? undefined : { start, end: matches.spans[at + 1] ?? -1 }
}

/** Returns the matched strings of a match and its groups, by group number. */
export function getTexts(matches: Matches, match: number, text: string): (string | undefined)[] {
  return Array.from({ length: matches.stride / 2 }, (_, group) => {
    const span = getSpan(matches, match, group)
    return span && text.slice(span.start, span.end)
  })
}

/** Returns the matched strings, one per line. */
export function matchedTexts(matches: Matches, text: string): string {
  const texts = Array.from({ length: matches.count }, (_, match) => {
    const { start, end } = getSpan(matches, match) ?? { start: 0, end: 0 }
    return text.slice(start, end)
  })
  return texts.join('\n')
}

/** The first match that ends after a place; matches are in order, as the engine finds them. */
export function firstMatchAfter(matches: Matches, place: number): number {
  let low = 0
  let high = matches.count
  while (low < high) {
    const middle = (low + high) >> 1
    if ((matches.spans[middle * matches.stride + 1] ?? 0) > place) high = middle
    else low = middle + 1
  }
  return low
}

/** "1 match", "10,000 matches". */
export function matchCountText(count: number): string {
  return `${count.toLocaleString('en')} ${count === 1 ? 'match' : 'matches'}`
}

const HUES = ['--dev', '--finance', '--fun', '--team', '--text', '--files'] as const

/** The color of a capturing group, the same wherever it is shown. */
export function groupHue(group: number): string {
  return `var(${HUES[(group - 1) % HUES.length]})`
}
