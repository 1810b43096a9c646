import { HelpSection } from '#web/ui/help-section.tsx'

const ANSWERS = [
  [
    'Nothing is rewritten',
    <>Numbers keep every digit, strings their escapes, keys their order. Only blanks change.</>,
  ],
  ['Repair', 'Fixes text that is almost JSON (RFC 8259), and shows each change first.'],
  [
    'Queries',
    <>
      <code translate="no">$..author</code>, <code translate="no">$.items[?@.price &lt; 10].name</code> (RFC
      9535).
    </>,
  ],
  [
    'Keys',
    <>
      <kbd translate="no">Ctrl</kbd>+<kbd translate="no">Enter</kbd> formats, with{' '}
      <kbd translate="no">Shift</kbd>+<kbd translate="no">M</kbd> it minifies.
    </>,
  ],
] as const

/** Help section below the tool. */
export default function Help() {
  return <HelpSection id="help" answers={ANSWERS} />
}
