import { HelpSection } from '#web/ui/help-section.tsx'

const ANSWERS = [
  ['Beats', 'Press a column to make a beat strong, normal or mute.'],
  ['Tapping', 'Tap four times or more. One slip does no harm; a pause of two seconds starts again.'],
  [
    'Keys',
    <>
      <kbd translate="no">Space</kbd> starts and stops, <kbd translate="no">T</kbd> taps,{' '}
      <kbd translate="no">↑</kbd> and <kbd translate="no">↓</kbd> change the tempo by 1, with{' '}
      <kbd translate="no">Shift</kbd> by 5.
    </>,
  ],
  [
    'No drift',
    'Each click is set in advance on the clock of the sound card, so it stays in time behind another tab.',
  ],
] as const

/** How to use it, and why it can be trusted. */
export default function Help() {
  return <HelpSection id="help" answers={ANSWERS} />
}
