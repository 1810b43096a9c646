import type { PollSettings, PollState } from '#contract/poll.ts'
import { pluralize } from '#lib/numbers/pluralize.ts'

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

/** The order of preference with the option of one place at another; as it was where there is no such place. */
export function movedTo(choices: readonly number[], from: number, to: number): number[] {
  const option = choices[from]
  if (option === undefined || choices[to] === undefined) return [...choices]
  return choices.toSpliced(from, 1).toSpliced(to, 0, option)
}

/** What a vote holds: the options that are still there, and the text where an answer of the voter's own is chosen. */
export type Ballot = { readonly choices: readonly number[]; readonly written?: string }

export function getBallot(choices: readonly number[], text: string): Ballot {
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
export function getInstruction({ kind, mostChoices, canWrite }: PollSettings, optionCount: number): string {
  if (kind === 'ranked') return 'Choose in the order of your preference. You need not choose all.'
  if (kind === 'single') return ''
  return mostChoices < optionCount + (canWrite ? 1 : 0)
    ? `Choose up to ${pluralize(mostChoices, 'option')}.`
    : 'Choose as many as you like.'
}
