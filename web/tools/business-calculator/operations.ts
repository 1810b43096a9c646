import * as v from 'valibot'
import { centsText, toCents } from '#lib/money/cents.ts'
import { CURRENCIES } from '#lib/money/currencies.ts'
import { Decimal } from '#lib/numbers/decimal.ts'
import { decimalText } from '#lib/operation/decimal-text.ts'
import { dataResult, operation } from '#lib/operation/operation.ts'
import { throwHints } from '#lib/operation/parse-params.ts'
import { UserError } from '#lib/result/user-error.ts'
import { type Answer, isFound, stepsText } from './answer.ts'
import { BREAK_EVEN_FIELDS, breakEvenAnswers } from './break-even.ts'
import { allFields, type Fields, type TabName } from './business-form.ts'
import { FIELDS, type FieldName, type Figures, readFigures } from './figures.ts'
import { RATIO_FIELDS, ratioAnswers } from './ratios.ts'
import { ROI_FIELDS, roiAnswers } from './roi.ts'

const RATIO_NAMES = [...RATIO_FIELDS['Balance sheet'], ...RATIO_FIELDS['Income statement']]
const ANSWERS = v.strictObject({
  answers: v.array(
    v.strictObject({
      label: v.string(),
      formula: v.string(),
      value: v.nullable(v.string()),
      unit: v.nullable(v.string()),
      steps: v.optional(v.string()),
      reason: v.optional(v.string()),
    }),
  ),
  currency: v.string(),
})
const currency = v.optional(v.picklist(CURRENCIES), 'USD')

export const operations = [
  operation({
    name: 'ratios',
    title: 'Financial ratios',
    summary: 'Ten financial ratios of a balance sheet and an income statement, as far as figures are given.',
    params: v.strictObject({ ...createTextFields(RATIO_NAMES), currency }),
    gives: 'data',
    data: ANSWERS,
    notes: labels(RATIO_NAMES),
    examples: [
      {
        params: { currentAssets: '150000', currentLiabilities: '100000', inventory: '30000' },
        result: {
          answers: [
            {
              label: 'Current ratio',
              formula: 'Current assets ÷ Current liabilities',
              value: '1.5',
              unit: 'ratio',
              steps: '$150,000.00 ÷ $100,000.00',
            },
            {
              label: 'Quick ratio',
              formula: '(Current assets − Inventory) ÷ Current liabilities',
              value: '1.2',
              unit: 'ratio',
              steps: '($150,000.00 − $30,000.00) ÷ $100,000.00',
            },
          ],
          currency: 'USD',
        },
        shown: ['1.50', '1.20'],
      },
    ],
    share: ({ currency, ...fields }) => toSharedState('Financial Ratios', currency, fields),
    run: ({ currency, ...fields }) => answerFields(fields, RATIO_NAMES, ratioAnswers, currency),
  }),
  operation({
    name: 'roi',
    title: 'Return on investment',
    summary: 'Return on an investment, its net gain, and the yearly rate that compounds to it.',
    params: v.strictObject({ ...createTextFields(ROI_FIELDS), currency }),
    gives: 'data',
    data: ANSWERS,
    notes: labels(ROI_FIELDS),
    examples: [
      {
        params: { investment: '10000', finalValue: '15000', years: '5' },
        result: {
          answers: [
            {
              label: 'ROI',
              formula: '(Final value − Initial investment) ÷ Initial investment',
              value: '0.5',
              unit: 'percent',
              steps: '($15,000.00 − $10,000.00) ÷ $10,000.00',
            },
            {
              label: 'Net gain',
              formula: 'Final value − Initial investment',
              value: '5000.00',
              unit: 'money',
              steps: '$15,000.00 − $10,000.00',
            },
            {
              label: 'Annualized ROI',
              formula: '(Final value ÷ Initial investment)^(1 ÷ Years) − 1',
              value: '0.0844717712',
              unit: 'percent',
              steps: '($15,000.00 ÷ $10,000.00)^(1 ÷ 5) − 1',
            },
          ],
          currency: 'USD',
        },
        shown: ['50.00%', '8.45%', '$5,000.00'],
      },
    ],
    share: ({ currency, ...fields }) => toSharedState('ROI Calculator', currency, fields),
    run: ({ currency, ...fields }) => answerFields(fields, ROI_FIELDS, roiAnswers, currency),
  }),
  operation({
    name: 'break-even',
    title: 'Break-even analysis',
    summary: 'How many units must be sold before anything is earned, and the contribution margin.',
    params: v.strictObject({ ...createTextFields(BREAK_EVEN_FIELDS), currency }),
    gives: 'data',
    data: ANSWERS,
    notes: labels(BREAK_EVEN_FIELDS),
    examples: [
      {
        params: { fixedCosts: '10000', variableCost: '15', price: '40' },
        result: {
          answers: [
            {
              label: 'Break-even units',
              formula: 'Fixed costs ÷ (Price per unit − Variable cost per unit)',
              value: '400',
              unit: 'units',
              steps: '$10,000.00 ÷ ($40.00 − $15.00)',
            },
            {
              label: 'Break-even revenue',
              formula: 'Break-even units × Price per unit',
              value: '16000.00',
              unit: 'money',
              steps: '400 × $40.00',
            },
            {
              label: 'Contribution margin',
              formula: 'Price per unit − Variable cost per unit',
              value: '25.00',
              unit: 'money',
              steps: '$40.00 − $15.00',
            },
            {
              label: 'Contribution margin ratio',
              formula: 'Contribution margin ÷ Price per unit',
              value: '0.625',
              unit: 'percent',
              steps: '$25.00 ÷ $40.00',
            },
          ],
          currency: 'USD',
        },
        shown: ['400', '$16,000.00', '62.50%'],
      },
    ],
    share: ({ currency, ...fields }) => toSharedState('Break-even Analysis', currency, fields),
    run: ({ currency, ...fields }) => answerFields(fields, BREAK_EVEN_FIELDS, breakEvenAnswers, currency),
  }),
]

type Texts<Name extends FieldName> = Readonly<Record<Name, string>>

function createTextFields<const Name extends FieldName>(names: readonly Name[]) {
  return v.entriesFromList(names, v.optional(decimalText, ''))
}

function labels(names: readonly FieldName[]): Partial<Record<FieldName, string>> {
  return Object.fromEntries(names.map((name) => [name, `${FIELDS[name]}.`]))
}

function toSharedState(tab: TabName, currency: string, fields: Partial<Fields>) {
  return {
    tab,
    currency,
    fields: Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== '')),
  }
}

/** Throws UserError for a field that is not a number, and if there are too few figures for any result. */
function answerFields<const Name extends FieldName>(
  texts: Texts<Name>,
  names: readonly Name[],
  answers: (figures: Figures) => Answer[],
  currency: string,
) {
  const fields = allFields({ tab: 'Financial Ratios', currency: 'USD', fields: texts })
  const { figures, hints } = readFigures(fields, names)
  throwHints(hints)
  const found = answers(figures)
  if (found.length === 0)
    throw new UserError('There are too few figures for an answer.', `They are ${names.join(', ')}.`)
  const notes = found.flatMap(({ label, caution }) => (caution ? [`${label}: ${caution}`] : []))
  return dataResult({ answers: found.map((answer) => answerData(answer, currency)), currency }, notes)
}

/** Numbers as plain decimal text: money in cents, all else rounded to ten places. A share of 0.25 is 25 %. */
function answerData(answer: Answer, currency: string) {
  const { label, formula, result } = answer
  if (!isFound(result)) return { label, formula, value: null, unit: null, reason: result.reason }
  const { value, unit } = result
  const text = unit === 'money' ? centsText(toCents(value)) : value.round(10, Decimal.roundHalfUp).toFixed()
  return { label, formula, value: text, unit, steps: stepsText(answer, { currency, locale: 'en-US' }) }
}
