import { HelpSection } from '#web/ui/help-section.tsx'

const ANSWERS = [
  ['Characters', 'What you see as one: an emoji, a letter with its accents (UAX #29).'],
  [
    'Words',
    <>Stand between spaces and have a letter or digit. Languages without spaces are divided by dictionary.</>,
  ],
  [
    'Sentences',
    <>
      End with <code translate="no">.</code> <code translate="no">!</code> <code translate="no">?</code>{' '}
      before a space, but not after <i>Dr.</i> or in 3.14.
    </>,
  ],
  ['Reading ease', 'The Flesch formula for English. 60 to 70 is plain; higher is easier.'],
] as const

/** How it is counted, for people who want to check it. */
export default function Help() {
  return <HelpSection id="help" answers={ANSWERS} />
}
