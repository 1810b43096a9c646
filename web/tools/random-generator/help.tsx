import { HelpSection } from '#web/ui/help-section.tsx'

const ANSWERS = [
  ['Numbers', 'Minimum and maximum are included. With a step, numbers count on from the minimum.'],
  [
    'Passwords',
    'Each chosen type is in every password. The time to guess assumes a hundred billion tries per second.',
  ],
  ['Lists', 'Every order is equally likely. Files give their first column.'],
] as const

/** Help section with the meaning of the numbers on the page. */
export default function Help() {
  return <HelpSection id="help" answers={ANSWERS} />
}
