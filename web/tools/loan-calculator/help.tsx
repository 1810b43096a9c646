import { HelpSection } from '#web/ui/help-section.tsx'

const ANSWERS = [
  [
    'The payment',
    <>
      Amount × <i>i</i> ÷ (1 − (1 + <i>i</i>)⁻ⁿ), with <i>i</i> the rate per period. Canadian mortgages
      compound twice a year.
    </>,
  ],
  [
    'Rounding',
    'Results equal PMT and CUMIPMT of a spreadsheet. The schedule is booked in whole cents; the last payment takes the rest.',
  ],
  [
    'Extra payments',
    'They repay the loan with the last payment of a month or year. Some lenders charge a fee.',
  ],
  ['Left out', 'Fees, taxes and insurance. These are calculations, not advice.'],
] as const

/** Explains the calculation of the numbers, for users who want to check them. */
export default function Help() {
  return <HelpSection id="help" answers={ANSWERS} />
}
