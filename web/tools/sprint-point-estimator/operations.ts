import * as v from 'valibot'
import { DECKS, isPlayable } from '#lib/estimation/decks.ts'
import { getStatistics } from '#lib/estimation/statistics.ts'
import { dataResult, operation } from '#lib/operation/operation.ts'
import { UserError } from '#lib/result/user-error.ts'

export const operations = [
  operation({
    name: 'estimate',
    title: 'Summarize planning poker votes',
    summary: 'Summarizes the votes of planning poker: mean, median, agreement and the nearest card.',
    params: v.strictObject({
      votes: v.string(),
      deck: v.optional(v.picklist(DECKS.map(({ id }) => id)), 'fibonacci'),
    }),
    input: { field: 'votes', accepts: 'text' },
    gives: 'data',
    data: v.strictObject({
      counted: v.number(),
      agreement: v.number(),
      isConsensus: v.boolean(),
      mean: v.nullable(v.number()),
      median: v.nullable(v.number()),
      lowest: v.nullable(v.string()),
      highest: v.nullable(v.string()),
      nearest: v.nullable(v.string()),
      between: v.nullable(v.array(v.string())),
      histogram: v.array(v.strictObject({ label: v.string(), count: v.number() })),
    }),
    notes: { votes: 'Cards, separated by spaces or commas.' },
    examples: [
      {
        params: { votes: '3 5 5 8 ?' },
        result: {
          counted: 4,
          agreement: 0.5,
          isConsensus: false,
          mean: 5.25,
          median: 5,
          lowest: '3',
          highest: '8',
          nearest: '5',
          between: ['5', '8'],
          histogram: [
            { label: '3', count: 1 },
            { label: '5', count: 2 },
            { label: '8', count: 1 },
            { label: '?', count: 1 },
          ],
        },
      },
    ],
    run({ votes, deck: id }) {
      const deck = { id, custom: [] }
      const played = votes.split(/[\s,;]+/).filter((vote) => vote !== '')
      if (played.length === 0) throw new UserError('There are no votes.')
      const unknown = played.find((vote) => !isPlayable(deck, vote))
      if (unknown !== undefined) throw new UserError(`There is no card “${unknown}” in this deck.`)
      const { lowest, highest, nearest, between, mean, median, histogram, ...rest } = getStatistics(
        deck,
        played,
      )
      return dataResult({
        ...rest,
        mean: mean ?? null,
        median: median ?? null,
        lowest: lowest?.label ?? null,
        highest: highest?.label ?? null,
        nearest: nearest?.label ?? null,
        between: between?.map(({ label }) => label) ?? null,
        histogram,
      })
    },
  }),
]
