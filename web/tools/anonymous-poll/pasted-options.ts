import { MAX_OPTIONS } from '#contract/poll.ts'
import { describeHeading } from '#lib/lists/list-rows.ts'
import { readPastedList } from '#lib/lists/pasted-rows.ts'
import { pluralize } from '#lib/numbers/pluralize.ts'
import { pasteOptions } from './poll-form.ts'

type Pasted = {
  readonly options: readonly string[]
  /** Note on omitted options and a header; empty for none. */
  readonly note: string
}

/** Returns the options with those of a pasted list from one field on, as many as a poll can have. */
export function readPastedOptions(options: readonly string[], index: number, text: string): Pasted {
  const { items, heading } = readPastedList(text)
  const others = options.filter((option, at) => at < index || (at > index && option.trim() !== ''))
  const leftOut = others.length + items.length - MAX_OPTIONS
  const notes = [
    ...(leftOut > 0 ? [`${pluralize(leftOut, 'option')} left out: a poll has up to ${MAX_OPTIONS}.`] : []),
    describeHeading(heading),
  ].filter((note) => note !== '')
  return { options: pasteOptions(options, index, items), note: notes.join(' ') }
}
