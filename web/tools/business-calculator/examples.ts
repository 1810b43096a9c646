import type { TabName } from './business-form.ts'
import type { FieldName } from './figures.ts'

/** A year of a small shop, an investment of three years, and a product, all made up. */
export const EXAMPLES: Readonly<Record<TabName, Readonly<Partial<Record<FieldName, string>>>>> = {
  'Financial Ratios': {
    currentAssets: '84000',
    currentLiabilities: '38000',
    inventory: '31000',
    totalDebt: '96000',
    totalEquity: '120000',
    totalAssets: '216000',
    revenue: '420000',
    costOfGoods: '252000',
    operatingIncome: '50000',
    interest: '6000',
    netIncome: '35000',
  },
  'ROI Calculator': { investment: '12000', finalValue: '16500', years: '3' },
  'Break-even Analysis': { fixedCosts: '18000', variableCost: '14', price: '32' },
}
