import { type ReactNode, useId } from 'react'

export type Series = {
  readonly name: string
  readonly points: readonly { readonly x: number; readonly y: number }[]
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

const WIDTH = 640
const HEIGHT = 260
const LEFT = 76
const RIGHT = 14
const TOP = 12
const BOTTOM = 30
const COLORS = ['var(--accent)', 'var(--dev)', 'var(--good)']
const DASHES = [undefined, '6 4', '2 3']

/** Lines over a common x axis; told apart by colour and dash, read aloud through its table. */
export function LineChart({ title, series, xLabel, yLabel, table }: LineChartProps) {
  const titleId = useId()
  const points = series.flatMap((line) => line.points)
  if (points.length === 0) return null
  const xs = points.map(({ x }) => x)
  const [xMin, xMax] = [Math.min(...xs), Math.max(...xs)]
  const yTicks = ticks(Math.max(...points.map(({ y }) => y), 1), 4)
  const yMax = yTicks.at(-1) ?? 1
  const left = (x: number) => LEFT + ((x - xMin) / (xMax - xMin || 1)) * (WIDTH - LEFT - RIGHT)
  const top = (y: number) => HEIGHT - BOTTOM - (y / yMax) * (HEIGHT - TOP - BOTTOM)
  const pathOf = (line: Series) =>
    line.points
      .map(({ x, y }, index) => `${index ? 'L' : 'M'}${left(x).toFixed(1)} ${top(y).toFixed(1)}`)
      .join('')
  return (
    <figure aria-labelledby={titleId}>
      <figcaption id={titleId} className="mb-2 font-semibold">
        {title}
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="h-auto w-full text-ink-soft" aria-hidden>
        {yTicks.map((y) => (
          <g key={y}>
            <line x1={LEFT} x2={WIDTH - RIGHT} y1={top(y)} y2={top(y)} stroke="var(--line)" />
            <text x={LEFT - 8} y={top(y) + 4} textAnchor="end" fontSize="12" fill="currentColor">
              {yLabel(y)}
            </text>
          </g>
        ))}
        {[xMin, (xMin + xMax) / 2, xMax].map((x, index) => (
          <text
            key={x}
            x={left(x)}
            y={HEIGHT - 8}
            textAnchor={(['start', 'middle', 'end'] as const)[index] ?? 'middle'}
            fontSize="12"
            fill="currentColor"
          >
            {xLabel(x)}
          </text>
        ))}
        {series.map((line, index) => (
          <path
            key={line.name}
            d={pathOf(line)}
            fill="none"
            stroke={COLORS[index % COLORS.length]}
            strokeWidth="2.5"
            strokeDasharray={DASHES[index % DASHES.length]}
            strokeLinejoin="round"
          />
        ))}
      </svg>
      {series.length > 1 && (
        <ul className="mt-1 flex flex-wrap gap-x-5 text-sm">
          {series.map((line, index) => (
            <li key={line.name} className="flex items-center gap-2">
              <svg width="26" height="6" aria-hidden>
                <line
                  x1="0"
                  x2="26"
                  y1="3"
                  y2="3"
                  stroke={COLORS[index % COLORS.length]}
                  strokeWidth="3"
                  strokeDasharray={DASHES[index % DASHES.length]}
                />
              </svg>
              {line.name}
            </li>
          ))}
        </ul>
      )}
      <details className="mt-2 text-sm">
        <summary className="w-fit rounded-control text-ink-soft underline underline-offset-4">
          Show as table
        </summary>
        <div className="mt-2 overflow-x-auto">{table}</div>
      </details>
    </figure>
  )
}

/** Round marks from 0 to at least `max`: steps of 1, 2 or 5 times a power of ten. */
function ticks(max: number, count: number): number[] {
  const rough = max / count
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power
  const steps = Math.ceil(max / step)
  return Array.from({ length: steps + 1 }, (_, index) => index * step)
}
