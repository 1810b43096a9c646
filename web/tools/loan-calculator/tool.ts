import type { Tool } from '#web/catalog/tool.ts'
import Landmark from '~icons/lucide/landmark'

export const tool: Tool = {
  id: 7,
  slug: 'loan-calculator',
  title: 'Loan Calculator',
  tagline: 'Payments, interest and payoff date, to the cent.',
  summary:
    'Work out the payment, the interest and every row of the schedule of a loan, with extra payments and up to three loans side by side.',
  features: [
    'A schedule that adds up to the cent',
    'Extra payments: interest and time saved',
    'Finds payment, amount, term or rate',
  ],
  categories: ['finance'],
  tags: [
    'mortgage',
    'amortization',
    'amortisation',
    'emi',
    'annuity',
    'interest',
    'car loan',
    'home loan',
    'student loan',
    'credit',
    'repayment',
    'extra payments',
    'payoff',
    'pmt',
    'borrow',
    'debt',
  ],
  icon: Landmark,
}
