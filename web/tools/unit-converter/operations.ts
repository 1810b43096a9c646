import * as v from 'valibot'
import { dataResult, operation } from '#lib/operation/operation.ts'
import { UserError } from '#lib/result/user-error.ts'
import { compoundText, convert, exactText, getFormula, resultText } from './convert.ts'
import { ConverterState, withRequest } from './converter-state.ts'
import { readRequest } from './read-request.ts'

const { precision, digits } = ConverterState.entries
const DEFAULTS = v.parse(ConverterState, {})

export const operations = [
  operation({
    name: 'unit-convert',
    title: 'Convert units',
    summary: 'Converts a quantity that is asked for in words, such as 5 ft 11 in in cm, exactly.',
    params: v.strictObject({ request: v.pipe(v.string(), v.maxLength(1000)), precision, digits }),
    input: { field: 'request', accepts: 'text' },
    gives: 'data',
    data: v.strictObject({
      result: v.string(),
      unit: v.string(),
      symbol: v.string(),
      from: v.strictObject({ value: v.string(), unit: v.string(), symbol: v.string() }),
      exact: v.nullable(v.string()),
      compound: v.nullable(v.string()),
      formula: v.string(),
    }),
    notes: { digits: 'Decimals, or significant digits.' },
    examples: [
      {
        params: { request: '5 ft 11 in in cm' },
        result: {
          result: '180.34',
          unit: 'Centimeter',
          symbol: 'cm',
          from: { value: '71', unit: 'Inch', symbol: 'in' },
          exact: null,
          compound: null,
          formula: 'in × 2.54',
        },
        shown: ['180.34', '× 2.54'],
      },
    ],
    share: ({ request, precision, digits }) => ({ ...getState(request), precision, digits }),
    run({ request, precision, digits }) {
      const { category, value, from, to } = readRequest(request)
      if (!to) throw new UserError('Name the unit that you want.', 'Write it like 5 ft 11 in in cm.')
      const converted = convert(value, from, to, category)
      const result = resultText(converted, { precision, digits })
      return dataResult({
        result,
        unit: to.name,
        symbol: to.symbol,
        from: { value: getState(request).value, unit: from.name, symbol: from.symbol },
        exact: exactText(converted, result) ?? null,
        compound: compoundText(converted, to, category) ?? null,
        formula: `${from.symbol} ${getFormula(from, to)}`,
      })
    },
  }),
]

function getState(request: string): ConverterState {
  return withRequest(DEFAULTS, readRequest(request))
}
