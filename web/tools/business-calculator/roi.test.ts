import { expect, test } from 'vitest'
import { Decimal } from '#lib/numbers/decimal.ts'
import { isFound } from './answer.ts'
import { roiAnswers } from './roi.ts'

/** Each answer by its name: its value to four places, or why there is none. */
function answersTo(investment: string, finalValue: string, years: string) {
  const figures = { investment: Decimal(investment), finalValue: Decimal(finalValue), years: Decimal(years) }
  return Object.fromEntries(
    roiAnswers(figures).map(({ label, result }) => [
      label,
      isFound(result) ? result.value.round(4).toFixed() : result.reason,
    ]),
  )
}

test.each([
  [
    '-1',
    '5',
    '2',
    { ROI: 'Investment cannot be negative.', 'Annualized ROI': 'Investment cannot be negative.' },
  ],
  ['1', '10', '0.001', { ROI: '9', 'Annualized ROI': 'The yearly rate is too large to be shown.' }],
  ['1', '1000000000000', '1', { ROI: '999999999999', 'Annualized ROI': '999999999999' }],
  [
    '1',
    '1000000000001',
    '1',
    { ROI: '1000000000000', 'Annualized ROI': 'The yearly rate is too large to be shown.' },
  ],
])('%s that became %s in %s years', (investment, finalValue, years, expected) => {
  expect(answersTo(investment, finalValue, years)).toMatchObject(expected)
})
