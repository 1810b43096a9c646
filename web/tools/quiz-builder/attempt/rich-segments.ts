/** Segment of rich text with its style. */
export type Segment = { readonly kind: 'plain' | 'code' | 'raised' | 'lowered'; readonly text: string }

/** Code between backticks; `a^2`, `10^{-3}` raised; `H_2O`, `x_{n}` lowered, so that `my_file` remains unchanged. */
const MARKS =
  /`([^`\n]+)`|(?<=[\p{L}\p{N})\]])\^(?:\{([^{}\n]+)\}|(-?\d+|[A-Za-z]\b))|(?<=(?<!\p{L})\p{L}{1,2}|[)\]])_(?:\{([^{}\n]+)\}|(\d+)(?![\p{Ll}_]))/gu

/**
 * Splits text into segments, for code and simple formulas. Without their delimiters they join to the input; HTML has no
 * meaning.
 */
export function richSegments(text: string): readonly Segment[] {
  const segments: Segment[] = []
  let end = 0
  const plain = (upTo: number) => {
    if (upTo > end) segments.push({ kind: 'plain', text: text.slice(end, upTo) })
  }
  for (const match of text.matchAll(MARKS)) {
    plain(match.index)
    const [whole, code, raisedGroup, raised, loweredGroup, lowered] = match
    if (code !== undefined) segments.push({ kind: 'code', text: code })
    else if (raisedGroup !== undefined || raised !== undefined)
      segments.push({ kind: 'raised', text: raisedGroup ?? raised ?? '' })
    else segments.push({ kind: 'lowered', text: loweredGroup ?? lowered ?? '' })
    end = match.index + whole.length
  }
  plain(text.length)
  return segments
}
