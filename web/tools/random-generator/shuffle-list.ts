import { linesWithText, withoutDuplicates } from '#lib/lists/item-list.ts'
import { readNumber } from '#lib/numbers/read-number.ts'
import { type RandomInteger, randomInteger, shuffle } from '#lib/random/random.ts'

type ListShuffle = {
  readonly text: string
  /** Number of winners as typed; empty for all. */
  readonly pick: string
  readonly dropsDuplicates: boolean
}

/** The lines in random order, every order equally likely, or as many of them as are to be picked. */
export function shuffleList(
  { text, pick, dropsDuplicates }: ListShuffle,
  random: RandomInteger = randomInteger,
): string[] {
  const lines = linesWithText(text)
  const items = shuffle(dropsDuplicates ? withoutDuplicates(lines) : lines, random)
  return items.slice(0, readPick(pick))
}

/** Items as lines, counted from 1 where they are to be numbered. */
export function listText(items: readonly string[], isNumbered: boolean): string {
  return items.map((item, index) => (isNumbered ? `${index + 1}. ${item}` : item)).join('\n')
}

/** Parses a number of at least one; undefined picks all. */
function readPick(text: string): number | undefined {
  const reading = readNumber(text)
  return reading.kind === 'number' ? Math.max(1, Math.trunc(Number(reading.decimal))) : undefined
}
