import type { ToolExample } from '#web/catalog/tool.ts'

const NAMES = ['Ana', 'Bo', 'Chen', 'Dana', 'Emil', 'Fay']
const COLORS = ['var(--accent)', 'var(--dev)', 'var(--good)', 'var(--fun)', 'var(--care)', 'var(--text)']
const RADIUS = 50
const TURN = 360 / NAMES.length

/** A wheel of six names. */
export const example: ToolExample = {
  caption: 'Six names, each with the same chance',
  state: { names: NAMES.map((name) => ({ name })) },
  Drawing: () => (
    <svg viewBox="-50 -50 100 100" className="size-36" aria-hidden>
      {NAMES.map((name, index) => (
        <g key={name} transform={`rotate(${TURN * index})`}>
          <path d={sectorPath((TURN * Math.PI) / 180)} fill={COLORS[index]} />
          <text
            x={RADIUS * 0.92}
            textAnchor="end"
            dominantBaseline="middle"
            fontSize="9"
            fontWeight="600"
            fill="var(--accent-ink)"
            transform={`rotate(${TURN / 2})`}
          >
            {name}
          </text>
        </g>
      ))}
    </svg>
  ),
}

/** Path of a sector from angle 0, clockwise, in radians. */
function sectorPath(angle: number): string {
  const end = [Math.cos(angle), Math.sin(angle)].map((place) => (RADIUS * place).toFixed(3))
  return `M0 0H${RADIUS}A${RADIUS} ${RADIUS} 0 0 1 ${end.join(' ')}Z`
}
