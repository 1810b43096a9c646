import { HelpSection } from '#web/ui/help-section.tsx'

const ANSWERS = [
  ['Drawn fairly', 'The winner is drawn before the wheel moves, each name as likely as its weight says.'],
  [
    'Names',
    <>
      Paste one name per line, or bring a file. <code translate="no">Ana ×3</code> gives Ana three shares. A
      link carries the names in its own text.
    </>,
  ],
] as const

/** How the draw works, for people who want to be sure of it. */
export default function Help() {
  return <HelpSection id="help" answers={ANSWERS} />
}
