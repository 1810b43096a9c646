import { HelpSection } from '#web/ui/help-section.tsx'
import { ProLabel } from '#web/ui/pro-label.tsx'
import { UpgradeBanner } from '#web/ui/upgrade-banner.tsx'

const ANSWERS = [
  [
    'What becomes what',
    'Pictures become pictures, PDF or DOCX. PDF pages become pictures or a Word document. Word, HTML, Markdown, CSV and text become PDF or DOCX. Sound, also from videos, becomes MP3 or WAV.',
  ],
  ['By content', 'A photo named .txt is still a photo, and its row says so.'],
  ['Pictures', 'Photos are turned upright. Camera data and location are left out unless you keep them.'],
  ['Sound', 'The length stays the same to the sample. MP3 keeps title, artist, album and cover.'],
] as const

/** Help section of the tool. */
export default function Help() {
  return (
    <div id="help">
      <HelpSection answers={ANSWERS} />
      <div className="mt-8">
        <UpgradeBanner
          title={
            <>
              Upgrade to Business <ProLabel />
            </>
          }
        >
          Converting up to 50 files at a time is free for everyone. Business takes up to 200.
        </UpgradeBanner>
      </div>
    </div>
  )
}
