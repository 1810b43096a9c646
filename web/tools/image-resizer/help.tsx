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

/** What a visitor may want to know, below the tool. */
export default function Help() {
  return (
    <section id="help" className="mt-10" aria-labelledby="image-resizer-help">
      <h2 id="image-resizer-help" className="mb-3 font-semibold text-lg">
        Good to know
      </h2>
      <dl className="grid gap-x-8 gap-y-4 md:grid-cols-2">
        {ANSWERS.map(([question, answer]) => (
          <div key={question}>
            <dt className="font-medium">{question}</dt>
            <dd className="max-w-[68ch] text-ink-soft">{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
