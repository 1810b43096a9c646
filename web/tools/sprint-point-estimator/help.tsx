import { HelpSection } from '#web/ui/help-section.tsx'

const ANSWERS = [
  [
    'The estimate',
    <>
      The card nearest to the mean of all votes, the lower one in a tie. <code translate="no">?</code> and{' '}
      <code translate="no">☕</code> do not count.
    </>,
  ],
  ['On one device', 'Vote and pass it on: votes stay hidden until the reveal.'],
  ['After the reveal', 'Let the lowest and the highest voter explain, then vote again.'],
  [
    'Keys',
    <>
      Digits pick a card, <kbd translate="no">R</kbd> reveals. Single keys can be turned off in the options.
    </>,
  ],
] as const

/** Explains the course of a round, and how the estimate is found. */
export default function Help() {
  return <HelpSection id="help" answers={ANSWERS} />
}
