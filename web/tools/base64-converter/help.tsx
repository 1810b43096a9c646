import { HelpSection } from '#web/ui/help-section.tsx'

const ANSWERS = [
  [
    'What it is',
    'Base64 (RFC 4648) writes any bytes as plain letters, a third longer. It hides nothing: anybody can decode it.',
  ],
  [
    'Decoding',
    'Blanks, both alphabets, missing padding and data URIs are fine. Strict takes only what the standard writes.',
  ],
  [
    'Byte for byte',
    'Files never change on the way. Bytes that are not text are shown in hexadecimal, pictures as pictures.',
  ],
  [
    'Keys',
    <>
      <kbd translate="no">Ctrl</kbd>+<kbd translate="no">Enter</kbd> switches the mode and takes the output
      along.
    </>,
  ],
  ['Privacy', 'Texts and files are neither stored nor sent, and are gone after a reload.'],
] as const

/** Help section of the tool. */
export default function Help() {
  return <HelpSection id="help" answers={ANSWERS} />
}
