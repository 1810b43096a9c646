import { HelpSection } from '#web/ui/help-section.tsx'

const ANSWERS = [
  [
    'A code that scans',
    'Dark on light, with its margin, and at least 2 cm wide in print. A code that is read from far away should be a tenth of the distance wide. Before you print a thousand, scan one.',
  ],
  [
    'Error correction',
    'A code can be read with 7% (L), 15% (M), 25% (Q) or 30% (H) of it lost. A higher level makes it finer. Where the code has room, the level is raised at no cost.',
  ],
  [
    'No expiry',
    'The code holds your text itself, not a link of ours. Nothing is counted, nothing runs out, and nobody can turn it off.',
  ],
  [
    'SVG, PDF or PNG',
    'SVG and PDF stay sharp at any size and are best for print; in a PDF the caption is a picture, sharp on paper. In a PNG each module is a whole number of pixels, so its edges are sharp as well.',
  ],
  [
    'What stays here',
    'Codes are made, checked and scanned on this device. Your settings are kept in this browser; passwords of networks, logos and scanned pictures are not.',
  ],
  [
    'Keys',
    'Ctrl+Enter (⌘ Enter on a Mac) downloads the PNG. Pictures and lists can be dropped or pasted anywhere on the tool.',
  ],
] as const

/** Help section below the tool. */
export default function Help() {
  return (
    <div id="help">
      <HelpSection answers={ANSWERS} />
    </div>
  )
}
