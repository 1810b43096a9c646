import type { Tool } from '#web/catalog/tool.ts'
import Wallet from '~icons/lucide/wallet'

export const tool: Tool = {
  id: 6,
  slug: 'payroll-calculator',
  title: 'Payroll Calculator',
  tagline: 'From gross pay to net pay, to the cent.',
  summary:
    'From gross pay to net pay, deduction by deduction, with flat rates of your own or the US rules of 2026.',
  features: ['Every deduction to the cent', 'US 2026 brackets and caps', 'Seven pay periods'],
  categories: ['productivity', 'finance'],
  tags: [
    'paycheck',
    'paycheque',
    'salary',
    'net pay',
    'take-home pay',
    'take home',
    'gross to net',
    'tax',
    'withholding',
    'social security',
    'medicare',
    'fica',
    'wage',
    'deductions',
  ],
  icon: Wallet,
}
