import { HelpSection } from '#web/ui/help-section.tsx'

const ANSWERS = [
  [
    'Nothing is lost',
    <>
      Every value stays a string unless you turn on Detect types, which still leaves{' '}
      <code translate="no">007</code> and long numbers alone.
    </>,
  ],
  [
    'Uneven rows',
    <>
      Missing cells become empty; extra cells go to <code translate="no">_extra</code>.
    </>,
  ],
  [
    'Guard formulas',
    <>
      A <code translate="no">&apos;</code> before <code translate="no">= + - @</code> keeps a spreadsheet from
      running what others wrote.
    </>,
  ],
  [
    'Keys',
    <>
      <kbd translate="no">Ctrl</kbd>+<kbd translate="no">Enter</kbd> changes the direction.
    </>,
  ],
] as const

/** Help section below the tool. */
export default function Help() {
  return <HelpSection id="help" answers={ANSWERS} />
}
