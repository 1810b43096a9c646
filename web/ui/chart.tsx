import { type ReactNode, useId } from 'react'
import { TableFold } from './table-fold.tsx'

type Series = {
  readonly name: string
  readonly points: readonly { readonly x: number; readonly y: number }[]
  /** CSS color; by default one of the palette. */
  readonly color?: string
}

type LineChartProps = {
  /** The figure's accessible name, shown above it. */
  readonly title: string
  readonly series: readonly Series[]
  readonly xLabel: (x: number) => string
  readonly yLabel: (y: number) => string
  /** The same data as a table, for those who would rather read than look. */
  readonly table: ReactNode
}

const COLORS = ['var(--accent)', 'var(--dev)', 'var(--good)']
const DASHES = [undefined, '6 4', '2 3']

/** Line chart with a shared x axis; lines differ by color and dash, and screen readers use its table. */
export function LineChart({ title, series, xLabel, yLabel, table }: LineChartProps) {
  const titleId = useId()
  const points = series.flatMap((line) => line.points)
  if (points.length === 0) return null
  const xs = points.map(({ x }) => x)
  const [xMin, xMax] = [Math.min(...xs), Math.max(...xs)]
  const yTicks = ticks(Math.max(...points.map(({ y }) => y), 1), 4)
  const yMax = yTicks.at(-1) ?? 1
  const left = (x: number) => (100 * (x - xMin)) / (xMax - xMin || 1)
  const top = (y: number) => 100 - (100 * y) / yMax
  const pathOf = (line: Series) =>
    line.points
      .map(({ x, y }, index) => `${index ? 'L' : 'M'}${left(x).toFixed(2)} ${top(y).toFixed(2)}`)
      .join('')
  return (
    <figure aria-labelledby={titleId}>
      <figcaption id={titleId} className="mb-2 font-semibold">
        {title}
      </figcaption>
      <div
        aria-hidden
        className="grid grid-cols-[minmax(3.5rem,auto)_1fr] gap-x-2 pt-2 text-ink-soft text-xs tabular-nums"
      >
        <div className="flex h-48 flex-col-reverse justify-between text-right sm:h-60">
          {yTicks.map((y) => (
            <span key={y} className="flex h-0 items-center justify-end">
              {yLabel(y)}
            </span>
          ))}
        </div>
        {/* Stretched to the available space; lines keep their width and labels their size. */}
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="h-48 w-full overflow-visible sm:h-60"
          role="presentation"
        >
          {yTicks.map((y) => (
            <path key={y} d={`M0 ${top(y)}H100`} stroke="var(--line)" vectorEffect="non-scaling-stroke" />
          ))}
          {series.map((line, index) => (
            <path
              key={line.name}
              d={pathOf(line)}
              fill="none"
              stroke={line.color ?? COLORS[index % COLORS.length]}
              strokeWidth="2.5"
              strokeDasharray={DASHES[index % DASHES.length]}
              strokeLinejoin="round"
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
        <div className="col-start-2 flex justify-between pt-1.5">
          {[xMin, (xMin + xMax) / 2, xMax].map((x) => (
            <span key={x}>{xLabel(x)}</span>
          ))}
        </div>
      </div>
      <ul className="mt-1 flex flex-wrap gap-x-5 text-sm">
        {series.map((line, index) => (
          <li key={line.name} className="flex items-center gap-2">
            <svg width="26" height="6" aria-hidden>
              <line
                x1="0"
                x2="26"
                y1="3"
                y2="3"
                stroke={line.color ?? COLORS[index % COLORS.length]}
                strokeWidth="3"
                strokeDasharray={DASHES[index % DASHES.length]}
              />
            </svg>
            {line.name}
          </li>
        ))}
      </ul>
      <TableFold>{table}</TableFold>
    </figure>
  )
}

/** Returns round ticks from 0 to at least `max`: steps of 1, 2 or 5 times a power of ten. */
function ticks(max: number, count: number): number[] {
  const rough = max / count
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power
  const steps = Math.ceil(max / step)
  return Array.from({ length: steps + 1 }, (_, index) => index * step)
}
