import { HelpSection } from '#web/ui/help-section.tsx'

const ANSWERS = [
  [
    'Nothing is lost',
    <>
      Every value stays a string unless you turn on Detect types, which still leaves <code>007</code> and long
      numbers alone.
    </>,
  ],
  [
    'Uneven rows',
    <>
      Missing cells become empty; extra cells go to <code>_extra</code>.
    </>,
  ],
  [
    'Guard formulas',
    <>
      A <code>&apos;</code> before <code>= + - @</code> keeps a spreadsheet from running what others wrote.
    </>,
  ],
  [
    'Keys',
    <>
      <kbd>Ctrl</kbd>+<kbd>Enter</kbd> changes the direction.
    </>,
  ],
] as const

/** Help section below the tool. */
export default function Help() {
  return <HelpSection id="help" answers={ANSWERS} />
}
