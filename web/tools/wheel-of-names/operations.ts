import * as v from 'valibot'
import { describeHeading } from '#lib/lists/list-rows.ts'
import { readPastedList } from '#lib/lists/pasted-rows.ts'
import { pluralize } from '#lib/numbers/pluralize.ts'
import { contents, getText } from '#lib/operation/given-file.ts'
import { dataResult, type GivenFile, operation, withNotes } from '#lib/operation/operation.ts'
import { UserError } from '#lib/result/user-error.ts'
import { pickWinners } from './spin.ts'
import { addNames, type WheelName } from './wheel-names.ts'

export const operations = [
  operation({
    name: 'pick',
    title: 'Draw winners',
    summary: 'Draws winners from names, one per line; “Ana ×3” has three shares.',
    seeAlso: 'For an order of all use shuffle.',
    isRandom: true,
    params: v.strictObject({
      names: contents,
      count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
    }),
    input: { field: 'names', accepts: 'contents' },
    gives: 'data',
    data: v.array(v.string()),
    notes: { count: 'How many winners.' },
    examples: [
      { params: { names: 'Ana ×3\nBen\nCleo' }, result: ['Ben'] },
      { params: { names: 'Ana\nBen\nCleo', count: 2 }, result: ['Ben', 'Ana'] },
    ],
    run({ names, count }, { random }) {
      const { wheel, notes } = readWheel(names)
      if (count > wheel.length)
        throw new UserError(`There are only ${wheel.length} names.`, `${count} winners are asked for.`)
      return withNotes(dataResult(pickWinners(wheel, count, random)), notes)
    },
  }),
]

function readWheel(given: string | GivenFile): { wheel: readonly WheelName[]; notes: readonly string[] } {
  const { items, heading } = readPastedList(getText(given))
  const { names, leftOut, duplicates } = addNames([], items)
  if (names.length === 0) throw new UserError('There are no names.', 'Write a name per line.')
  if (leftOut > 0)
    throw new UserError('There are too many names.', `${leftOut} of them have no room on the wheel.`)
  const notes = [
    describeHeading(heading),
    duplicates.length === 0 ? '' : `${pluralize(duplicates.length, 'duplicate')} skipped`,
  ]
  return { wheel: names.filter(({ isOff }) => !isOff), notes: notes.filter((note) => note !== '') }
}
