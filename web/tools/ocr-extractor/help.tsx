import { HelpSection } from '#web/ui/help-section.tsx'
import { ProLabel } from '#web/ui/pro-label.tsx'
import { UpgradeBanner } from '#web/ui/upgrade-banner.tsx'

const ANSWERS = [
  [
    'What can be read',
    'Photos, screenshots, scans and PDFs. A PDF page that holds its text gives exactly that text.',
  ],
  [
    'Before reading',
    'Pages are turned upright, straightened and cleaned. Compare “Original” and “As read”; steps can be turned off.',
  ],
  [
    'Checking',
    'Doubtful words are marked; click one to see it on the page. Your corrections go into every file.',
  ],
  [
    'What is loaded',
    'The reader and a language come from this site once; over https, they then work offline. Your files stay here.',
  ],
] as const

/** Help section below the tool. */
export default function Help() {
  return (
    <div id="help">
      <HelpSection answers={ANSWERS} />
      <UpgradeBanner
        title={
          <>
            Upgrade to Business <ProLabel />
          </>
        }
      >
        Reading text is free for everyone, and so is converting up to 50 files at a time. Business takes up to
        200.
      </UpgradeBanner>
    </div>
  )
}
