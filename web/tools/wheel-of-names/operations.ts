import * as v from 'valibot'
import { linesWithText } from '#lib/lists/item-list.ts'
import { contents, getText } from '#lib/operation/given-file.ts'
import { dataResult, type GivenFile, operation } from '#lib/operation/operation.ts'
import { UserError } from '#lib/result/user-error.ts'
import { pickWinners } from './spin.ts'
import { addNames, type WheelName } from './wheel-names.ts'

export const operations = [
  operation({
    name: 'pick',
    summary: 'Draws one or several different winners from names, one per line; “Ana ×3” has three shares.',
    params: v.strictObject({
      names: contents,
      count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
    }),
    input: { field: 'names', accepts: 'contents' },
    gives: 'data',
    notes: { count: 'How many winners.' },
    examples: [
      { params: { names: 'Ana ×3\nBen\nCleo' }, result: ['Ben'] },
      { params: { names: 'Ana\nBen\nCleo', count: 2 }, result: ['Ben', 'Ana'] },
    ],
    run({ names, count }, { random }) {
      const wheel = getWheel(names)
      if (count > wheel.length)
        throw new UserError(`There are only ${wheel.length} names.`, `${count} winners are asked for.`)
      return dataResult(pickWinners(wheel, count, random))
    },
  }),
]

function getWheel(given: string | GivenFile): readonly WheelName[] {
  const { names, leftOut } = addNames([], linesWithText(getText(given)))
  if (names.length === 0) throw new UserError('There are no names.', 'Write a name per line.')
  if (leftOut > 0)
    throw new UserError('There are too many names.', `${leftOut} of them have no room on the wheel.`)
  return names
}
