import { HelpSection } from '#web/ui/help-section.tsx'

const ANSWERS = [
  [
    'Rates',
    <>Nominal: pay ÷ paid hours. Real: pay ÷ all hours, with lunch, emails and the commute both ways.</>,
  ],
  ['Fields', 'A blank field counts as the number below it; a typed 0 is 0. Taxes are left out.'],
] as const

/** Explains the calculation of the results, for users who want to check them. */
export default function Help() {
  return <HelpSection id="help" answers={ANSWERS} />
}
