import { HelpSection } from '#web/ui/help-section.tsx'

const ANSWERS = [
  [
    'Factors',
    'All are exact (NIST SP 811). Values are kept as fractions, so nothing is lost on the way back.',
  ],
  ['Months and years', 'Means of the Gregorian calendar: 30.436875 and 365.2425 days.'],
  [
    'Ways to ask',
    <>
      <code translate="no">5 ft 11 in in cm</code>, <code translate="no">3 1/2 cups to ml</code>,{' '}
      <code translate="no">72f</code>. <kbd translate="no">Alt</kbd>+<kbd translate="no">S</kbd> swaps.
    </>,
  ],
] as const

/** Help section about the source of the factors, and rounding. */
export default function Help() {
  return <HelpSection id="help" answers={ANSWERS} />
}
