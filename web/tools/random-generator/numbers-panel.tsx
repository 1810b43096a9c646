import { toResult } from '#lib/result/result.ts'
import { useDebounced } from '#web/platform/use-debounced.ts'
import { useLocale } from '#web/platform/use-locale.ts'
import { Button } from '#web/ui/button.tsx'
import { DownloadButton } from '#web/ui/download-button.tsx'
import { joinValues, makeDraw } from './make-draw.ts'
import { NumberFields } from './number-fields.tsx'
import { NumbersResult } from './numbers-result.tsx'
import { PanelLayout, type PanelProps } from './panel.tsx'
import type { PastDraw, RandomForm } from './random-form.ts'

/** Older draws are forgotten. */
const MAX_STORED = 20

const BUTTONS = { numbers: 'Generate Numbers', dice: 'Roll', coin: 'Flip' } as const

/** Numbers, dice and coins. */
export function NumbersPanel({ form, onChange }: PanelProps) {
  // Whether a draw is possible does not depend on randomness: this one uses none.
  const trial = toResult(() => makeDraw(form, 0, (min) => min))
  const failure = trial.ok ? undefined : trial.problem.message + trial.problem.detail
  const problem = useDebounced(failure) && !trial.ok ? trial.problem : undefined
  const draw = () => {
    const drawn = toResult(() => makeDraw(form, Date.now()))
    if (drawn.ok) onChange({ draws: [drawn.value, ...form.draws].slice(0, MAX_STORED) })
  }
  const latest = form.draws.find((one) => one.kind === form.kind)
  const earlier = form.draws.filter((one) => one !== latest)
  return (
    <>
      <PanelLayout
        onSubmit={draw}
        fields={
          <>
            <NumberFields form={form} onChange={onChange} />
            <Button kind="go" type="submit" data-main className="w-full">
              {BUTTONS[form.kind]}
            </Button>
          </>
        }
      >
        <NumbersResult
          kind={form.kind}
          draw={latest}
          separator={form.separator}
          problem={problem}
          onAgain={draw}
        />
      </PanelLayout>
      <PastDraws draws={earlier} all={form.draws} separator={form.separator} />
    </>
  )
}

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
