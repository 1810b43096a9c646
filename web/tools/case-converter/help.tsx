import { HelpSection } from '#web/ui/help-section.tsx'

const ANSWERS = [
  [
    'Every alphabet',
    <>Accents, Greek, Cyrillic and emoji stay. Choose the language if its letters have rules of their own.</>,
  ],
  ['Titles', 'AP and APA keep words of up to three letters small, Chicago up to four.'],
  [
    'Identifiers',
    <>
      <i>parseHTTPResponse</i> is read as parse, HTTP, response. Apostrophes go.
    </>,
  ],
  [
    'Keys',
    <>
      <kbd translate="no">Alt</kbd>+<kbd translate="no">C</kbd> copies the card that you are in.
    </>,
  ],
] as const

/** Help section with the exact rules of each case. */
export default function Help() {
  return <HelpSection id="help" answers={ANSWERS} />
}
