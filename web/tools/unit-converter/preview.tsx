import * as v from 'valibot'
import type { PreviewProps } from '#lib/content-detection/detection.ts'
import { ConverterState, readState } from './converter-state.ts'

const WIDTH = 220
const HEIGHT = 112
/** Every tenth line is long, every fifth of medium length. */
const LINES = 41

/** A ruler with the given unit along its upper edge, and the one it is converted to along its lower edge. */
export default function UnitPreview({ detection }: PreviewProps) {
  const { from, to } = readState(v.parse(ConverterState, detection.state))
  const step = (WIDTH - 20) / (LINES - 1)
  const lines = Array.from({ length: LINES }, (_, at) => ({ x: 10 + at * step, length: lengthOf(at) }))
  const upper = lines.map(({ x, length }) => `M${x} 1v${length}`)
  const lower = lines.map(({ x, length }) => `M${x} ${HEIGHT - 1}v${-length}`)
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="w-55 max-w-full -rotate-6" aria-hidden>
      <rect x="1" y="1" width={WIDTH - 2} height={HEIGHT - 2} rx="8" fill="var(--accent-soft)" />
      <path d={upper.join('')} stroke="var(--accent)" strokeWidth="1.5" />
      <path d={lower.join('')} stroke="var(--accent)" strokeWidth="1.5" />
      <g fontSize="18" fontWeight="700" fill="var(--ink)">
        <text x="12" y="48">
          {from.symbol}
        </text>
        <text x={WIDTH - 12} y={HEIGHT - 34} textAnchor="end">
          {to.symbol}
        </text>
      </g>
      <rect
        x="1"
        y="1"
        width={WIDTH - 2}
        height={HEIGHT - 2}
        rx="8"
        fill="none"
        stroke="var(--accent)"
        strokeWidth="2"
      />
    </svg>
  )
}

function lengthOf(index: number): number {
  if (index % 10 === 0) return 26
  return index % 5 === 0 ? 18 : 10
}
