import { type Decimal, ZERO } from '#lib/numbers/decimal.ts'
import { type Answer, term } from './answer.ts'
import { FIELDS, type FieldName, type Figures } from './figures.ts'
import type { TypicalRange } from './typical-range.ts'

type Ratio = {
  readonly label: string
  readonly unit: 'ratio' | 'percent'
  readonly above: FieldName
  /** Subtracted from the numerator. */
  readonly less?: FieldName
  readonly below: FieldName
  readonly meaning: string
  readonly typical: TypicalRange
}

/** Each ratio is (above − less) ÷ below, as textbooks on financial statement analysis define them. */
const RATIOS: readonly Ratio[] = [
  {
    label: 'Current ratio',
    unit: 'ratio',
    above: 'currentAssets',
    below: 'currentLiabilities',
    meaning: 'Can what falls due within a year be paid?',
    typical: { from: '1.5', to: '3' },
  },
  {
    label: 'Quick ratio',
    unit: 'ratio',
    above: 'currentAssets',
    less: 'inventory',
    below: 'currentLiabilities',
    meaning: 'The same without selling stock.',
    typical: { from: '1', to: '2' },
  },
  {
    label: 'Debt to equity',
    unit: 'ratio',
    above: 'totalDebt',
    below: 'totalEquity',
    meaning: 'Debt for each unit of the owners’ money.',
    typical: { from: '0.5', to: '2', isLessBetter: true },
  },
  {
    label: 'Gross margin',
    unit: 'percent',
    above: 'revenue',
    less: 'costOfGoods',
    below: 'revenue',
    meaning: 'What is left of sales after making the goods: little in retail, much in software.',
    typical: { from: '0.2', to: '0.7' },
  },
  {
    label: 'Operating margin',
    unit: 'percent',
    above: 'operatingIncome',
    below: 'revenue',
    meaning: 'What is left after running the business.',
    typical: { from: '0.1', to: '0.2' },
  },
  {
    label: 'Net margin',
    unit: 'percent',
    above: 'netIncome',
    below: 'revenue',
    meaning: 'What is left after everything.',
    typical: { from: '0.05', to: '0.15' },
  },
  {
    label: 'Return on assets',
    unit: 'percent',
    above: 'netIncome',
    below: 'totalAssets',
    meaning: 'The return on everything that is owned.',
    typical: { from: '0.05', to: '0.1' },
  },
  {
    label: 'Return on equity',
    unit: 'percent',
    above: 'netIncome',
    below: 'totalEquity',
    meaning: 'The return on the owners’ money.',
    typical: { from: '0.1', to: '0.2' },
  },
  {
    label: 'Inventory turnover',
    unit: 'ratio',
    above: 'costOfGoods',
    below: 'inventory',
    meaning: 'How often stock is sold in the period.',
    typical: { from: '5', to: '10' },
  },
  {
    label: 'Interest coverage',
    unit: 'ratio',
    above: 'operatingIncome',
    below: 'interest',
    meaning: 'How many times over interest is earned.',
    typical: { from: '3', to: '6' },
  },
]

export const RATIO_FIELDS = {
  'Balance sheet': [
    'currentAssets',
    'currentLiabilities',
    'inventory',
    'totalDebt',
    'totalEquity',
    'totalAssets',
  ],
  'Income statement': ['revenue', 'costOfGoods', 'operatingIncome', 'interest', 'netIncome'],
} as const satisfies Record<string, readonly FieldName[]>

/** The ratios whose figures are all there. */
export function ratioAnswers(figures: Figures): Answer[] {
  return RATIOS.flatMap((ratio) => answerTo(ratio, figures) ?? [])
}

/** The ratios that still miss figures, with the names of those. */
export function missingFor(
  figures: Figures,
): { readonly label: string; readonly names: readonly string[] }[] {
  return RATIOS.flatMap((ratio) => {
    const missing = getInputs(ratio).filter((name) => figures[name] === undefined)
    return missing.length > 0 ? [{ label: ratio.label, names: missing.map((name) => FIELDS[name]) }] : []
  })
}

function answerTo(ratio: Ratio, figures: Figures): Answer | undefined {
  const { label, unit, meaning, typical } = ratio
  const above = figures[ratio.above]
  const below = figures[ratio.below]
  const less = ratio.less && figures[ratio.less]
  if (!above || !below || (ratio.less && !less)) return undefined
  const answer = { label, formula: getFormula(ratio), meaning }
  if (below.eq(ZERO)) return { ...answer, result: { reason: `${FIELDS[ratio.below]} cannot be 0.` } }
  const top = less ? above.minus(less) : above
  return {
    ...answer,
    // A ratio to a negative figure has the contrary meaning.
    ...(below.lt(ZERO) ? { caution: getCaution(ratio, top) } : { typical }),
    result: { ...term(unit, top.div(below)), steps: getSteps(above, less, below) },
  }
}

/** Explains a ratio to a negative figure. */
function getCaution({ above, less, below }: Ratio, top: Decimal): string {
  const isNegative = top.lt(ZERO)
  const name = less ? `${FIELDS[above]} − ${FIELDS[less]}` : FIELDS[above]
  return isNegative
    ? `${name} and ${FIELDS[below]} are both negative, so the positive result is not a good sign.`
    : `${FIELDS[below]} is negative, so the result cannot be compared with typical values.`
}

function getSteps(above: Decimal, less: Decimal | undefined, below: Decimal) {
  const money = (value: Decimal) => term('money', value)
  return less
    ? ['(', money(above), ' − ', money(less), ') ÷ ', money(below)]
    : [money(above), ' ÷ ', money(below)]
}

function getFormula({ above, less, below }: Ratio): string {
  return less
    ? `(${FIELDS[above]} − ${FIELDS[less]}) ÷ ${FIELDS[below]}`
    : `${FIELDS[above]} ÷ ${FIELDS[below]}`
}

function getInputs({ above, less, below }: Ratio): FieldName[] {
  return [...new Set([above, ...(less ? [less] : []), below])]
}
