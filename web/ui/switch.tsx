import { type ReactNode, useId } from 'react'

type SwitchProps = {
  readonly label: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
  readonly hint?: ReactNode
}

/** Turns something on and off at once. */
export function Switch({ label, isOn, onChange, hint }: SwitchProps) {
  const id = useId()
  return (
    <div>
      <label className="relative flex min-h-8 cursor-pointer items-center gap-2.5 font-medium text-sm">
        <input
          type="checkbox"
          role="switch"
          className="peer absolute inset-y-0 left-0 z-1 w-9 cursor-pointer opacity-0"
          checked={isOn}
          aria-checked={isOn}
          aria-describedby={hint ? id : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span
          aria-hidden
          className="relative h-5 w-9 rounded-full bg-line-strong transition-colors after:absolute after:top-0.5 after:left-0.5 after:size-4 after:rounded-full after:bg-surface after:transition-transform peer-checked:bg-good peer-checked:after:translate-x-4 forced-colors:border forced-colors:forced-color-adjust-none forced-colors:border-[ButtonText] forced-colors:bg-[ButtonFace] forced-colors:after:bg-[ButtonText] forced-colors:peer-checked:bg-[Highlight] forced-colors:peer-checked:after:bg-[HighlightText] peer-focus-visible:outline-2 peer-focus-visible:outline-ink peer-focus-visible:outline-offset-2"
        />
        {label}
      </label>
      {hint && (
        <p id={id} className="text-ink-soft text-sm">
          {hint}
        </p>
      )}
    </div>
  )
}
