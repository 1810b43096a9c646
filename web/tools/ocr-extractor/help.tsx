import { GoodToKnow } from '#web/ui/good-to-know.tsx'
import { UpgradeBanner } from '#web/ui/upgrade-banner.tsx'

const ANSWERS = [
  [
    'What can be read',
    'Photos, screenshots and scans as JPEG, PNG, WebP, HEIC, TIFF, GIF, BMP or SVG, and PDFs, also those with a password. A PDF that already holds its text gives exactly that text; only its other pages are read as pictures.',
  ],
  [
    'Before reading',
    'Each page is turned upright, straightened, lit evenly and cleaned. Dark pages are inverted and small text is enlarged. Compare “Original” and “As read” above, and turn steps off in the options.',
  ],
  [
    'Checking the result',
    'Doubtful words are marked. Click a word to see it on the page. Your corrections go into the searchable PDF, Word and all other files.',
  ],
  [
    'What is loaded',
    'The text reader and the data of a language are loaded from this site when you first use them, and then work offline. Your files never leave this device, and nothing of them is stored.',
  ],
] as const

/** What a visitor may want to know, below the tool. */
export default function Help() {
  return (
    <div id="help">
      <GoodToKnow answers={ANSWERS} />
      <UpgradeBanner title="Upgrade to Business">
        Reading text is free for everyone, and so is converting up to 50 files at a time. Business takes up to
        200.
      </UpgradeBanner>
    </div>
  )
}
