import { DEFAULT_LOAN_FORM, type LoanForm } from './loan-form.ts'

export type Example = { readonly title: string; readonly form: LoanForm }

/** Loans that the page offers to start from, each a whole form. */
export const EXAMPLES: readonly Example[] = [
  { title: 'Home, 30 years', form: DEFAULT_LOAN_FORM },
  {
    title: 'Car, 60 months',
    form: { ...DEFAULT_LOAN_FORM, amount: '32,000', rate: '6.9', term: '60', termUnit: 'months' },
  },
  {
    title: 'Canadian mortgage, bi-weekly',
    form: {
      ...DEFAULT_LOAN_FORM,
      amount: '450000',
      rate: '4.64',
      term: '25',
      frequency: 'bi-weekly',
      compounding: 'canada',
      currency: 'CAD',
    },
  },
  {
    title: 'Paying 200 more each month',
    form: { ...DEFAULT_LOAN_FORM, extraMonthly: '200' },
  },
  {
    title: 'Interest-free, 24 months',
    form: { ...DEFAULT_LOAN_FORM, amount: '1,299.99', isInterestFree: true, term: '24', termUnit: 'months' },
  },
]
