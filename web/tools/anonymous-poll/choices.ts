import type { PollSettings, PollState } from '#contract/poll.ts'

/** Stands among the choices for an answer of the voter's own. */
export const OTHER = 0

/** The choices after an option was pressed: one takes the other's place, several come and go, a ranking grows at its end. */
export function press(
  choices: readonly number[],
  option: number,
  { kind, mostChoices }: PollSettings,
): number[] {
  if (kind === 'single') return [option]
  if (choices.includes(option)) return choices.filter((choice) => choice !== option)
  return kind === 'multiple' && choices.length >= mostChoices ? [...choices] : [...choices, option]
}

/** The order of preference with one option a place earlier (−1) or later (1). */
export function movedBy(choices: readonly number[], option: number, places: -1 | 1): number[] {
  const from = choices.indexOf(option)
  const to = from + places
  if (from < 0 || to < 0 || to >= choices.length) return [...choices]
  return choices.with(from, choices[to] ?? option).with(to, option)
}

/** What a vote holds: the options that are still there, and the text where an answer of the voter's own is chosen. */
export type Ballot = { readonly choices: readonly number[]; readonly written?: string }

export function ballotOf(choices: readonly number[], text: string): Ballot {
  const options = choices.filter((choice) => choice !== OTHER)
  return choices.includes(OTHER) ? { choices: options, written: text } : { choices: options }
}

/** The choices that can be made just now: an answer that was an option may have been hidden again. */
export function choicesIn({ options }: Pick<PollState, 'options'>, choices: readonly number[]): number[] {
  return choices.filter((choice) => choice === OTHER || options.some(({ id }) => id === choice))
}

/** Items in the order that was drawn for their ids; those that came later stand behind. */
export function inOrder<T extends { readonly id: number }>(
  items: readonly T[],
  drawn: readonly number[],
): readonly T[] {
  const placeOf = new Map(drawn.map((id, place) => [id, place]))
  const place = ({ id }: T) => placeOf.get(id) ?? drawn.length
  return items.toSorted((a, b) => place(a) - place(b))
}

/** What the voter is asked to do; empty where it goes without saying. */
export function instructionOf({ kind, mostChoices, canWrite }: PollSettings, optionCount: number): string {
  if (kind === 'ranked') return 'Choose in the order of your preference. You need not choose all.'
  if (kind === 'single') return ''
  return mostChoices < optionCount + (canWrite ? 1 : 0)
    ? `Choose up to ${mostChoices} ${mostChoices === 1 ? 'option' : 'options'}.`
    : 'Choose as many as you like.'
}
