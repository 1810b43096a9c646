/** Change of the text box: the removed and inserted text at a position, in UTF-16 units. */
export type TextStep = {
  readonly from: number
  readonly removed: string
  readonly inserted: string
  /** In milliseconds since 1970. */
  readonly at: number
  /** The `inputType` of the event (Input Events Level 2); empty where the tool itself changed the text. */
  readonly kind: string
}

/** The shortest change that makes one text of another. */
export function stepBetween(before: string, after: string, at: number, kind: string): TextStep {
  const max = Math.min(before.length, after.length)
  let from = 0
  while (from < max && before[from] === after[from]) from++
  let suffixLength = 0
  while (
    suffixLength < max - from &&
    before[before.length - suffixLength - 1] === after[after.length - suffixLength - 1]
  )
    suffixLength++
  return {
    from,
    removed: before.slice(from, before.length - suffixLength),
    inserted: after.slice(from, after.length - suffixLength),
    at,
    kind,
  }
}
