import { HelpSection } from '#web/ui/help-section.tsx'

const ANSWERS = [
  [
    'Modes',
    'Exact makes the size you enter; with the lock on, the other side follows. Fit keeps the whole picture within a box. Crop fills the box and cuts the rest, around the focal point. Pad adds edges in the background color.',
  ],
  [
    'Many pictures',
    'Drop a whole folder. In batch mode all pictures share one set of settings, and any picture can have its own. Two are resized at a time, and one damaged file never stops the others.',
  ],
  [
    'Quality',
    'Pixels are averaged as light, the way a lens does it, so fine patterns keep their brightness and transparent edges stay clean. A PNG that keeps its size keeps every pixel.',
  ],
  [
    'Metadata',
    'Camera data, author and location are left out unless you keep them. The location needs a tick of its own. Photos are turned upright, and colors are converted to sRGB.',
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
