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
  /** A value as it is written, at the highest bar and where the pointer rests. */
  readonly text: (value: number) => string
  /** The same data as a table, for those who would rather read than look. */
  readonly table: ReactNode
}

/** A bar for each value, such as the hours of days; screen readers use its table. */
export function BarChart({ title, values, color, label, text, table }: BarChartProps) {
  const titleId = useId()
  const max = Math.max(...values, 0)
  const last = values.length - 1
  const marked = [...new Set([0, Math.round(last / 2), last])]
  return (
    <figure aria-labelledby={titleId}>
      <figcaption id={titleId} className="mb-2 flex justify-between gap-3 font-semibold">
        {title}
        <span aria-hidden className="font-normal text-ink-soft text-sm">
          up to {text(max)}
        </span>
      </figcaption>
      <div aria-hidden>
        <div className="flex h-36 items-end gap-[min(2px,0.5%)] border-line border-b forced-color-adjust-none sm:h-44">
          {values.map((value, index) => (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
              key={index}
              title={`${label(index)}: ${text(value)}`}
              className="min-w-0 flex-1 rounded-t-sm"
              style={{ height: `${max === 0 ? 0 : (100 * value) / max}%`, background: color }}
            />
          ))}
        </div>
        <div className="flex justify-between pt-1.5 text-ink-soft text-xs tabular-nums">
          {marked.map((index) => (
            <span key={index}>{label(index)}</span>
          ))}
        </div>
      </div>
      <TableFold>{table}</TableFold>
    </figure>
  )
}
