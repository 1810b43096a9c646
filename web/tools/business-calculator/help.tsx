import { HelpSection } from '#web/ui/help-section.tsx'

const ANSWERS = [
  [
    'Figures',
    'A result appears once all its figures are filled. A typed 0 is a figure, a blank field is not.',
  ],
  ['Rounding', 'Sums are exact and rounded once: money to the cent, percents to two places.'],
  ['Annualized ROI', 'The yearly rate that leads, compounded, to the final value.'],
  ['Advice', 'These are calculations, not advice. What is typical depends on the industry.'],
] as const

/** Explains the calculation of the results, for users who want to check them. */
export default function Help() {
  return <HelpSection id="help" answers={ANSWERS} />
}
