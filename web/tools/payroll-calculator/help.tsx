import { HelpSection } from '#web/ui/help-section.tsx'

const ANSWERS = [
  [
    'The sums',
    'Gross pay × periods in a year, less each rate of it, rounded to the cent. A blank rate is 0.',
  ],
  [
    'US 2026 rules',
    'Federal tax by the brackets of Rev. Proc. 2025-32 and Publication 15-T, Social security up to $184,500, Medicare 0.9 % more above $200,000. Credits and second jobs are left out.',
  ],
] as const

/** Explains the calculation of the results, for users who want to check them. */
export default function Help() {
  return <HelpSection id="help" answers={ANSWERS} />
}
