import * as v from 'valibot'
import { type Input, type Operation, operation, textResult } from '#lib/operation/operation.ts'

/** Creates an operation with an option of each kind, which accepts the given input, or none. */
export function createTestOperation(
  accepts?: Input['accepts'],
  gives: Operation['gives'] = 'text',
): Operation {
  return operation({
    name: 'try',
    title: 'Try',
    summary: 'Tries what an operation may take.',
    params: v.strictObject({
      given: v.optional(v.any()),
      hasHeader: v.optional(v.boolean(), true),
      count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9)),
      mark: v.optional(v.picklist(['\t', '|']), '\t'),
      names: v.optional(v.array(v.string()), []),
      edits: v.optional(v.array(v.strictObject({ at: v.number() }))),
    }),
    ...(accepts && { input: { field: 'given', accepts } }),
    gives,
    notes: { given: 'What is tried.', count: 'How often.' },
    examples: [{ params: { given: "it's", count: 2 }, result: 'done' }],
    run: () => textResult('done'),
  })
}
