/** Sizes of input and output. Characters are counted for text only. */
export type Statistics = {
  readonly inputBytes: number
  readonly inputCharacters: number | undefined
  readonly outputBytes: number
  readonly outputCharacters: number | undefined
}

/** Characters as Unicode counts them: a pair of surrogates is one. */
export function countCharacters(text: string): number {
  let count = text.length
  for (let at = 0; at < text.length; at++) {
    const isSecondHalf = (text.charCodeAt(at) & 0xfc00) === 0xdc00
    if (isSecondHalf) count--
  }
  return count
}

/** Output to input, such as `133.3%`; nothing without input. */
export function ratioText({ inputBytes, outputBytes }: Statistics): string {
  return inputBytes === 0 ? '—' : `${((outputBytes / inputBytes) * 100).toFixed(1)}%`
}

/** "characters", or "character" of one. */
export function pluralOf(unit: 'character' | 'byte', count: number): string {
  return count === 1 ? unit : `${unit}s`
}
