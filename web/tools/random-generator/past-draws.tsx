import { useLocale } from '#web/platform/use-locale.ts'
import { DownloadButton } from '#web/ui/download-button.tsx'
import { joinValues } from './make-draw.ts'
import type { PastDraw, RandomForm } from './random-form.ts'

type PastDrawsProps = {
  /** Draws before the latest. */
  readonly draws: readonly PastDraw[]
  readonly all: readonly PastDraw[]
  readonly separator: RandomForm['separator']
}

/** Earlier draws with their times. */
export function PastDraws({ draws, all, separator }: PastDrawsProps) {
  const locale = useLocale()
  if (draws.length === 0) return null
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' })
  return (
    <section aria-labelledby="earlier-draws" className="border-line border-t p-4 sm:p-5">
      <div className="mb-2 flex items-center justify-between gap-2">
        <h2 id="earlier-draws" className="font-semibold">
          Earlier draws
        </h2>
        <DownloadButton
          label="Download all"
          content={async () => (await import('./on-demand.tsx')).drawsFile(all)}
          fileName="random-draws.csv"
          type="text/csv;charset=utf-8"
        />
      </div>
      <ol aria-labelledby="earlier-draws" className="divide-y divide-line text-sm">
        {draws.map((draw, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: two draws may fall into one millisecond
            key={`${draw.at} ${index}`}
            className="flex flex-wrap items-baseline gap-x-4 py-2"
          >
            <span className="min-w-0 flex-1 basis-60 font-medium tabular-nums [overflow-wrap:anywhere]">
              {joinValues(draw.values, separator)}
            </span>
            <span className="text-ink-soft">{draw.title}</span>
            <time dateTime={new Date(draw.at).toISOString()} className="text-ink-soft tabular-nums">
              {time.format(draw.at)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  )
}
