import type { CSSProperties, ReactNode } from 'react'

type ResultProps = {
  /** The accessible name, shown above the value. */
  readonly label: string
  readonly children: ReactNode
  readonly isLarge?: boolean
  /** Stands in the gap below, where its arrival moves nothing. */
  readonly note?: string | undefined
  /** The note is good news. */
  readonly isGain?: boolean | undefined
}

/** One named result of a calculation. */
export function Result({ label, children, isLarge = false, note, isGain }: ResultProps) {
  return (
    <div className="relative min-w-0">
      <p aria-hidden className="text-ink-soft text-sm">
        {label}
      </p>
      <output
        translate="no"
        aria-label={label}
        aria-live="off"
        {...(isLarge && typeof children === 'string' && { style: figureSize(children) })}
        className={`block [overflow-wrap:anywhere] ${isLarge ? 'figure' : 'font-semibold text-base tabular-nums'}`}
      >
        {children}
      </output>
      {note && (
        <p
          className={`absolute top-full whitespace-nowrap text-sm ${isGain ? 'text-good' : 'text-ink-soft'}`}
        >
          {note}
        </p>
      )}
    </div>
  )
}

/** A long figure is smaller, so that it stays in one line. */
export function figureSize(text: string): CSSProperties {
  return { ['--characters' as string]: text.length }
}

/** A card on the page's ground. */
export function Card({
  title,
  children,
  className = '',
}: {
  readonly title?: ReactNode
  readonly children: ReactNode
  readonly className?: string
}) {
  return (
    <section
      className={`min-w-0 rounded-card border border-line bg-surface p-4 shadow-lift sm:p-5 ${className}`}
    >
      {title && <h2 className="mb-3 font-semibold text-base">{title}</h2>}
      {children}
    </section>
  )
}
