import { HelpSection } from '#web/ui/help-section.tsx'

const ANSWERS = [
  [
    'Counted from the clock',
    'A closed page or a sleeping computer never costs you a second. Only one timer runs, in all tabs together.',
  ],
  ['Fix it later', 'Every field of every entry can change.'],
  ['Reports', 'Rounding holds in reports only: each entry is rounded by itself, and totals add up the rows.'],
  ['Where entries stay', 'In this browser, and in your account if you sign in.'],
] as const

/** Help section with the counting rules, for users who bill by time. */
export default function Help() {
  return <HelpSection id="help" answers={ANSWERS} />
}
