import { HelpSection } from '#web/ui/help-section.tsx'

const ANSWERS = [
  ['Overall', <>Σ (points ÷ total × weight) ÷ Σ weight. 96.99 % is an A, 97 % an A+.</>],
  ['Needed on the final', <>(goal − so far × (1 − w)) ÷ w</>],
] as const

/** Explains the calculation of the grades, for users who want to check them. */
export default function Help() {
  return <HelpSection id="help" answers={ANSWERS} />
}
