import type { ReactNode } from 'react'

type IconButtonProps = {
  readonly label: string
  readonly isPressed?: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}

/** A small button in a row of the team. */
export function IconButton({ label, isPressed, onPress, children }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      className="grid h-control min-w-control place-content-center justify-items-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink aria-pressed:text-accent"
      onClick={onPress}
    >
      {children}
    </button>
  )
}
