import type { ReactNode } from 'react'

type ChipProps = {
  readonly isPressed: boolean
  readonly onPress: () => void
  /** More than the chip's own words, for those who point at it. */
  readonly title?: string
  readonly children: ReactNode
}

/** A choice that is on or off. */
export function Chip({ isPressed, onPress, title, children }: ChipProps) {
  return (
    <button
      type="button"
      title={title}
      aria-pressed={isPressed}
      onClick={onPress}
      className={`min-h-control shrink-0 rounded-full border px-3.5 text-sm transition-colors ${
        isPressed ? 'border-ink bg-ink text-ground' : 'border-line-strong bg-surface text-ink hover:bg-sunken'
      }`}
    >
      {children}
    </button>
  )
}
