import type { PollSettings } from '#contract/poll.ts'

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

/** What the voter is asked to do; empty where it goes without saying. */
export function instructionOf({ kind, mostChoices }: PollSettings, optionCount: number): string {
  if (kind === 'ranked') return 'Choose in the order of your preference. You need not choose all.'
  if (kind === 'single') return ''
  return mostChoices < optionCount
    ? `Choose up to ${mostChoices} ${mostChoices === 1 ? 'option' : 'options'}.`
    : 'Choose as many as you like.'
}
