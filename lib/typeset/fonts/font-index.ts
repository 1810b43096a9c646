/** A file and its size before the compression of HTTP. */
export type SizedFile = { readonly file: string; readonly bytes: number }

/** Font file that contains some characters of one family, in all weights or in one. */
export type FontSlice = SizedFile & {
  /** First and last code points, pair by pair, ascending. */
  readonly ranges: readonly number[]
  readonly isItalic: boolean
  /** Without it, all weights. */
  readonly weight?: number
}

/** Its slices, in the order in which they are searched for a character. */
export type FontFamily = { readonly name: string; readonly slices: readonly FontSlice[] }

/** All that typesetting fetches, under paths from the folder in which this list lies. */
export type TypesetIndex = {
  readonly shaper: SizedFile
  readonly subsetter: SizedFile
  readonly decoder: SizedFile
  readonly families: readonly FontFamily[]
  /** Families of many slices, whose list is a separate file: a {@link FontFamily}. */
  readonly listed: readonly { readonly name: string; readonly list: SizedFile }[]
}

/** The name of the list. */
export const TYPESET_INDEX = 'index.json'

export function covers({ ranges }: Pick<FontSlice, 'ranges'>, codePoint: number): boolean {
  let low = 0
  let high = ranges.length / 2 - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const first = ranges[middle * 2] ?? 0
    const last = ranges[middle * 2 + 1] ?? 0
    if (codePoint < first) high = middle - 1
    else if (codePoint > last) low = middle + 1
    else return true
  }
  return false
}

/** Parses `U+0-FF,U+131` to pairs. Throws a `SyntaxError` for an invalid list of ranges. */
export function parseRanges(text: string): number[] {
  return text.split(',').flatMap((part) => {
    const [, first, last = first] = /^U\+([0-9A-F]+)(?:-([0-9A-F]+))?$/i.exec(part.trim()) ?? []
    if (first === undefined || last === undefined) throw new SyntaxError(`No range of characters: ${part}`)
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
  })
}
