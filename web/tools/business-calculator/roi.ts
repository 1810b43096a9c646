import { Decimal, ONE, ZERO } from '#lib/numbers/decimal.ts'
import { power } from '#lib/numbers/powers.ts'
import { type Answer, term } from './answer.ts'
import type { FieldName, Figures } from './figures.ts'

export const ROI_FIELDS = ['investment', 'finalValue', 'years'] as const satisfies readonly FieldName[]

/**
 * ROI = (final − investment) ÷ investment; net gain = final − investment; annualized ROI, if years are given, = (final
 * ÷ investment)^(1 ÷ years) − 1. Empty until investment and final value are filled.
 */
export function roiAnswers({ investment, finalValue, years }: Figures): Answer[] {
  if (!investment || !finalValue) return []
  const gain = finalValue.minus(investment)
  const [before, after] = [term('money', investment), term('money', finalValue)]
  const whyNot = investment.eq(ZERO)
    ? { reason: 'Investment cannot be 0.' }
    : investment.lt(ZERO)
      ? { reason: 'Investment cannot be negative.' }
      : undefined
  const roi: Answer = {
    label: 'ROI',
    formula: '(Final value − Initial investment) ÷ Initial investment',
    meaning: 'The gain for each unit that was put in, over the whole time.',
    result: whyNot ?? {
      ...term('percent', gain.div(investment)),
      steps: ['(', after, ' − ', before, ') ÷ ', before],
    },
  }
  const netGain: Answer = {
    label: 'Net gain',
    formula: 'Final value − Initial investment',
    meaning: 'Profit or loss.',
    result: { ...term('money', gain), steps: [after, ' − ', before] },
  }
  if (!years) return [roi, netGain]
  const annualized: Answer = {
    label: 'Annualized ROI',
    formula: '(Final value ÷ Initial investment)^(1 ÷ Years) − 1',
    meaning: 'The same gain as a yearly rate that compounds: comparable between different lengths of time.',
    result: whyNot ?? annualizedOutcome(investment, finalValue, years),
  }
  return [roi, netGain, annualized]
}

const MAX_YEARS = '1000'
const MIN_YEARS = '0.001'

function annualizedOutcome(investment: Decimal, finalValue: Decimal, years: Decimal): Answer['result'] {
  if (years.lte(ZERO)) return { reason: 'Years must be more than 0.' }
  if (years.gt(MAX_YEARS) || years.lt(MIN_YEARS))
    return { reason: `Years must be from ${MIN_YEARS} to ${MAX_YEARS}.` }
  if (finalValue.lt(ZERO)) return { reason: 'A final value below 0 has no yearly rate.' }
  const growth = finalValue.div(investment)
  const yearly = growth.eq(ZERO) ? ZERO : power(growth, ONE.div(years))
  if (yearly.gt(MAX_SHOWN)) return { reason: 'The yearly rate is too large to be shown.' }
  return {
    ...term('percent', yearly.minus(ONE)),
    steps: [
      '(',
      term('money', finalValue),
      ' ÷ ',
      term('money', investment),
      ')^(1 ÷ ',
      term('units', years),
      ') − 1',
    ],
  }
}

const MAX_SHOWN = Decimal('1e12')
