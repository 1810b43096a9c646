import { Decimal, ZERO } from '#lib/numbers/decimal.ts'
import { type Answer, term } from './answer.ts'
import type { FieldName, Figures } from './figures.ts'

export const BREAK_EVEN_FIELDS = [
  'fixedCosts',
  'variableCost',
  'price',
] as const satisfies readonly FieldName[]

/** Costs and sales at a number of units. */
export type Outlook = { readonly units: Decimal; readonly revenue: Decimal; readonly costs: Decimal }

type Complete = { readonly fixedCosts: Decimal; readonly variableCost: Decimal; readonly price: Decimal }

function complete({ fixedCosts, variableCost, price }: Figures): Complete | undefined {
  return fixedCosts && variableCost && price ? { fixedCosts, variableCost, price } : undefined
}

/**
 * Break-even units = fixed costs ÷ (price − variable cost); revenue = units · price; contribution margin =
 * price − variable cost, and its share of the price. Nothing until all three are filled.
 */
export function breakEvenAnswers(figures: Figures): Answer[] {
  const all = complete(figures)
  if (!all) return []
  const { fixedCosts, variableCost, price } = all
  const margin = price.minus(variableCost)
  const whyNot = validationError(all)
  const units = whyNot ? ZERO : fixedCosts.div(margin)
  const [fixed, variable, each] = [
    term('money', fixedCosts),
    term('money', variableCost),
    term('money', price),
  ]
  return [
    {
      label: 'Break-even units',
      formula: 'Fixed costs ÷ (Price per unit − Variable cost per unit)',
      meaning: 'How many must be sold before anything is earned; a part of a unit takes a whole one.',
      result: whyNot ?? {
        ...term('units', units),
        steps: [fixed, ' ÷ (', each, ' − ', variable, ')'],
      },
    },
    {
      label: 'Break-even revenue',
      formula: 'Break-even units × Price per unit',
      meaning: 'The sales that pay for all costs.',
      result: whyNot ?? {
        ...term('money', units.times(price)),
        steps: [term('units', units), ' × ', each],
      },
    },
    {
      label: 'Contribution margin',
      formula: 'Price per unit − Variable cost per unit',
      meaning: 'The amount that each unit brings towards the fixed costs.',
      result: { ...term('money', margin), steps: [each, ' − ', variable] },
    },
    {
      label: 'Contribution margin ratio',
      formula: 'Contribution margin ÷ Price per unit',
      meaning: 'Margin as a share of the price.',
      result: price.eq(ZERO)
        ? { reason: 'Price per unit cannot be 0.' }
        : { ...term('percent', margin.div(price)), steps: [term('money', margin), ' ÷ ', each] },
    },
  ]
}

function validationError({ fixedCosts, variableCost, price }: Complete): { reason: string } | undefined {
  if (fixedCosts.lt(ZERO)) return { reason: 'Fixed costs cannot be negative.' }
  return price.lte(variableCost) ? { reason: 'Price must be higher than variable cost.' } : undefined
}

const OUTLOOKS = 8

/**
 * Returns costs and sales from zero units to twice the break-even, in eight equal steps; empty without a break-even.
 */
export function outlooks(figures: Figures): Outlook[] {
  const all = complete(figures)
  if (!all || validationError(all)) return []
  const { fixedCosts, variableCost, price } = all
  const furthest = fixedCosts.div(price.minus(variableCost)).times(2n)
  if (furthest.eq(ZERO)) return []
  return Array.from({ length: OUTLOOKS + 1 }, (_, step) => {
    const units = furthest.times(BigInt(step)).div(Decimal(BigInt(OUTLOOKS)))
    return { units, revenue: units.times(price), costs: fixedCosts.plus(units.times(variableCost)) }
  })
}
