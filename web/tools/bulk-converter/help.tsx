import { GoodToKnow } from '#web/ui/good-to-know.tsx'
import { UpgradeBanner } from '#web/ui/upgrade-banner.tsx'

const ANSWERS = [
  [
    'What becomes what',
    'Pictures (PNG, JPG, WebP, GIF, BMP, SVG, AVIF, HEIC, ICO, TIFF) become PNG, JPG, WebP, PDF or DOCX. PDF pages become pictures, or a Word document. Word, HTML, Markdown, CSV and text become PDF or DOCX. Sound, also that of videos, becomes MP3 or WAV.',
  ],
  [
    'By content, not by name',
    'Each file is recognized by what it holds. A photo named .txt is still a photo, and its row says so.',
  ],
  [
    'Pictures',
    'Photos are turned upright and colors become sRGB. Animations stay animations in WebP. Camera data and location are left out unless you keep them.',
  ],
  [
    'Sound',
    'The new file is as long as the old one, to the sample. Title, artist, album and cover are carried to MP3. The loudness stays as it is.',
  ],
] as const

/** What a visitor may want to know, below the tool. */
export default function Help() {
  return (
    <div id="help">
      <UpgradeBanner title="Upgrade to Business">
        Converting up to 50 files at a time is free for everyone. Business takes up to 200.
      </UpgradeBanner>
      <GoodToKnow answers={ANSWERS} />
    </div>
  )
}
