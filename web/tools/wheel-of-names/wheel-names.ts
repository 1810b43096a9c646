import { uniqueName } from '#lib/lists/unique-name.ts'

/** A name on the wheel. No two are the same after NFC; upper and lower case differ. */
export type WheelName = {
  readonly name: string
  /** How many shares of the wheel it has, 1 to 100. */
  readonly weight: number
  /** Whether it is off the wheel but remains in the list. */
  readonly isOff: boolean
  /** `#rrggbb`, or empty for one of the wheel's own. */
  readonly color: string
}

export const MAX_NAMES = 1000
export const MAX_WEIGHT = 100
const MAX_NAME_LENGTH = 200

export const SAMPLE_NAMES: readonly WheelName[] = ['Alice', 'Bob', 'Charlie', 'Diana'].map(plainName)

export function plainName(name: string): WheelName {
  return { name, weight: 1, isOff: false, color: '' }
}

/**
 * Parses a name with an optional weight: `Ana ×3`, `Ana *3` or `Ana x3`, but not `Model X3`; with `×0` the name is off the wheel. Trims
 * whitespace, and truncates at 200 user-perceived characters (grapheme clusters, UAX #29). Undefined if nothing is left.
 */
export function readName(typed: string): WheelName | undefined {
  const text = typed.replace(/\s+/g, ' ').trim()
  const [, namePart = text, weight = '1'] = /^(.*\S)(?: ?[×✕✖*]| x) ?(\d{1,4})$/u.exec(text) ?? []
  const name = firstCharacters(namePart, MAX_NAME_LENGTH)
  if (name === '') return undefined
  return { ...plainName(name), weight: fitWeight(Number(weight)), isOff: Number(weight) === 0 }
}

export function fitWeight(weight: number): number {
  return Number.isFinite(weight) ? Math.min(MAX_WEIGHT, Math.max(1, Math.trunc(weight))) : 1
}

export type Added = {
  readonly names: readonly WheelName[]
  readonly added: number
  /** Names that were on the wheel already, or occurred twice. */
  readonly duplicates: readonly string[]
  /** Number of names above the limit. */
  readonly leftOut: number
}

/**
 * Appends the names of the lines; ignores empty lines. The wheel's initial names are replaced by the user's first ones.
 */
export function addNames(names: readonly WheelName[], lines: readonly string[]): Added {
  const joined = append(names, lines)
  return joined.added > 0 && areSamples(names) ? append([], lines) : joined
}

/** Appends names that are on the wheel already, each with the first free number: `Ana 2`. */
export function addDuplicates(names: readonly WheelName[], duplicates: readonly string[]): Added {
  const known = new Set(names.map(({ name }) => name.normalize('NFC')))
  const numbered = duplicates.flatMap((line) => {
    const read = readName(line)
    if (!read) return []
    const name = uniqueName(read.name, (candidate) => known.has(candidate.normalize('NFC')))
    known.add(name.normalize('NFC'))
    return [name]
  })
  return append(names, numbered)
}

function areSamples(names: readonly WheelName[]): boolean {
  if (names.length !== SAMPLE_NAMES.length) return false
  return names.every(({ name, weight, isOff, color }, index) => {
    return name === SAMPLE_NAMES[index]?.name && weight === 1 && !isOff && color === ''
  })
}

function append(names: readonly WheelName[], lines: readonly string[]): Added {
  const known = new Set(names.map(({ name }) => name.normalize('NFC')))
  const result = [...names]
  const duplicates: string[] = []
  let leftOut = 0
  for (const line of lines) {
    const read = readName(line)
    if (!read) continue
    const key = read.name.normalize('NFC')
    if (known.has(key)) duplicates.push(line)
    else if (result.length >= MAX_NAMES) leftOut++
    else {
      known.add(key)
      result.push(read)
    }
  }
  return { names: result, added: result.length - names.length, duplicates, leftOut }
}

/** Returns the first grapheme clusters, with an ellipsis if truncated. */
export function firstCharacters(text: string, count: number): string {
  if (text.length <= count) return text
  const clusters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
  return clusters.length <= count ? text : `${clusters.slice(0, count - 1).join('')}…`
}
