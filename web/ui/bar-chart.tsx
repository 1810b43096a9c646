import { type ReactNode, useId } from 'react'
import { TableFold } from './table-fold.tsx'

type BarChartProps = {
  /** The figure's accessible name, shown above it. */
  readonly title: string
  /** 0 or more, in the order of the axis. */
  readonly values: readonly number[]
  /** CSS color. */
  readonly color: string
  readonly label: (index: number) => string
  /** A label that is narrow enough for each of a few bars. */
  readonly shortLabel: (index: number) => string
  /** A value as it is written, at the highest bar and where the pointer rests. */
  readonly text: (value: number) => string
  /** The same data as a table, for those who would rather read than look. */
  readonly table: ReactNode
}

/** Up to this number of bars each has its label and its value. */
const FEW = 7

/** A bar for each value, such as the hours of days; screen readers use its table. */
export function BarChart({ title, values, color, label, shortLabel, text, table }: BarChartProps) {
  const titleId = useId()
  const max = Math.max(...values, 0)
  const last = values.length - 1
  const areFew = values.length <= FEW
  const marked = areFew ? [...values.keys()] : [0, Math.round(last / 2), last]
  return (
    <figure aria-labelledby={titleId}>
      <figcaption id={titleId} className="mb-2 flex justify-between gap-3 font-semibold">
        {title}
        {!areFew && (
          <span aria-hidden className="font-normal text-ink-soft text-sm">
            up to {text(max)}
          </span>
        )}
      </figcaption>
      <div aria-hidden>
        <div
          className={`flex h-36 items-end border-line border-b forced-color-adjust-none sm:h-44 ${areFew ? 'mt-9 gap-1.5' : 'gap-[min(2px,0.5%)]'}`}
        >
          {values.map((value, index) => (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
              key={index}
              title={`${label(index)}: ${text(value)}`}
              className="relative min-w-0 flex-1 rounded-t-sm"
              style={{ height: `${max === 0 ? 0 : (100 * value) / max}%`, background: color }}
            >
              {areFew && value > 0 && (
                <span className="absolute inset-x-0 bottom-full pb-0.5 text-center text-sm tabular-nums leading-tight max-sm:text-xs">
                  {text(value)}
                </span>
              )}
            </div>
          ))}
        </div>
        <div
          className={`flex justify-between pt-1.5 text-ink-soft text-xs tabular-nums ${areFew ? 'gap-1.5 text-center *:flex-1' : ''}`}
        >
          {marked.map((index) => (
            <span key={index}>{areFew ? shortLabel(index) : label(index)}</span>
          ))}
        </div>
      </div>
      <TableFold>{table}</TableFold>
    </figure>
  )
}
