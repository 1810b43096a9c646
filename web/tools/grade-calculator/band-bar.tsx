import type { Decimal } from '#lib/numbers/decimal.ts'
import { bandScale, placeOn } from './band-scale.ts'
import { type Band, getBandOf } from './scales.ts'

type BandBarProps = {
  readonly bands: readonly Band[]
  readonly average: Decimal | undefined
  readonly rounds: boolean
}

/** Bands of the scale, and the average on them. Hidden from screen readers: the grade is next to it. */
export function BandBar({ bands, average, rounds }: BandBarProps) {
  const scale = bandScale(bands)
  if (!scale) return null
  const own = average && getBandOf(average, bands, rounds)
  return (
    <div aria-hidden className="relative mt-4 pt-2">
      <div className="flex gap-0.5 overflow-hidden rounded-control forced-color-adjust-none">
        {scale.parts.map(({ grade, from, width }) => (
          <span
            key={from}
            className={`grid h-8 min-w-0 place-items-center overflow-hidden text-sm tracking-tighter ${
              from === own?.from ? 'bg-ink text-surface' : 'bg-sunken text-ink-soft'
            }`}
            style={{ flexGrow: width, flexBasis: 0 }}
          >
            {(from === own?.from || !/[+-]$/.test(grade)) && grade}
          </span>
        ))}
      </div>
      {average && (
        <span
          className="absolute top-0 h-4 w-1 -translate-x-1/2 rounded-full bg-accent outline-2 outline-surface"
          style={{ left: `${100 * placeOn(scale, average)}%` }}
        />
      )}
      <div className="mt-1 flex justify-between text-ink-soft text-xs tabular-nums">
        <span>{scale.start} %</span>
        <span>100 %</span>
      </div>
    </div>
  )
}
