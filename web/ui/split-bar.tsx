import { type ReactNode, useId } from 'react'
import { TableFold } from './table-fold.tsx'

type Part = {
  readonly label: string
  /** Its share of the whole, 0 to 1. */
  readonly share: number
  readonly text: string
  /** CSS color; by default one of the palette. */
  readonly color?: string | undefined
}

type SplitBarProps = {
  /** The figure's accessible name, shown above it. */
  readonly title: string
  readonly parts: readonly Part[]
  /** The same data for those who would rather read than look. */
  readonly table: ReactNode
}

const COLORS = ['var(--good)', 'var(--accent)', 'var(--dev)', 'var(--text)', 'var(--team)', 'var(--fun)']

/** Bar split into parts, each with a name and value in the legend. */
export function SplitBar({ title, parts, table }: SplitBarProps) {
  const titleId = useId()
  const colored = parts.map((part, index) => ({
    ...part,
    color: part.color ?? COLORS[index % COLORS.length],
  }))
  return (
    <figure aria-labelledby={titleId}>
      <figcaption id={titleId} className="mb-2 font-semibold">
        {title}
      </figcaption>
      <StackedBar parts={colored} />
      <ul className="mt-2.5 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {colored.map(({ label, text, color }) => (
          <li key={label} className="flex items-center gap-2">
            <Swatch color={color} />
            <span>{label}</span>
            <span className="text-ink-soft tabular-nums">{text}</span>
          </li>
        ))}
      </ul>
      <TableFold>{table}</TableFold>
    </figure>
  )
}

/** The parts of a whole side by side, each as wide as its share. Hidden from screen readers: the data are next to it. */
export function StackedBar({ parts }: { readonly parts: readonly Omit<Part, 'text'>[] }) {
  return (
    <div
      aria-hidden
      className="flex h-7 forced-color-adjust-none gap-0.5 overflow-hidden rounded-control bg-sunken"
    >
      {parts.map(({ label, share, color }) => (
        <div
          key={label}
          style={{ flexGrow: Math.max(share, 0), flexBasis: 0, background: color }}
          title={label}
        />
      ))}
    </div>
  )
}

/** The color of a part, next to its name. */
export function Swatch({ color }: { readonly color: string | undefined }) {
  return (
    <span
      aria-hidden
      className="inline-block size-3 shrink-0 forced-color-adjust-none rounded-sm"
      style={{ background: color }}
    />
  )
}
