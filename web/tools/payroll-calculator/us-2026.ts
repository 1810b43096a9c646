/**
 * US federal rules for pay in 2026: brackets and standard deductions by Rev. Proc. 2025-32 (§4.01, §4.14), social
 * security's wage base by the Social Security Administration's notice for 2026, the additional Medicare tax by
 * 26 U.S.C. §3102(f), which an employer withholds above 200,000 whatever the filing status. Amounts in dollars.
 */
export const US_2026 = {
  wageBase: '184500',
  medicareThreshold: '200000',
  medicareExtraPercent: '0.9',
} as const

/** Brackets by the taxable income above which each rate starts. */
export type Brackets = readonly { readonly above: string; readonly percent: string }[]

const HIGHER_RATES = ['12', '22', '24', '32', '35', '37'] as const

export const FILING_STATUSES = [
  {
    id: 'single',
    label: 'Single or married filing separately',
    standardDeduction: '16100',
    brackets: brackets('12400', '50400', '105700', '201775', '256225', '640600'),
  },
  {
    id: 'joint',
    label: 'Married filing jointly',
    standardDeduction: '32200',
    brackets: brackets('24800', '100800', '211400', '403550', '512450', '768700'),
  },
  {
    id: 'head',
    label: 'Head of household',
    standardDeduction: '24150',
    brackets: brackets('17700', '67450', '105700', '201750', '256200', '640600'),
  },
] as const
export type FilingStatus = (typeof FILING_STATUSES)[number]['id']

/** Returns the brackets of a filing status by the start of each rate beyond the first 10 %. */
function brackets(...starts: readonly [string, string, string, string, string, string]): Brackets {
  const higher = HIGHER_RATES.map((percent, index) => ({ above: starts[index] ?? '', percent }))
  return [{ above: '0', percent: '10' }, ...higher]
}
