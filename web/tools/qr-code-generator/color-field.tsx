import { useId } from 'react'

type ColorFieldProps = {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A color as `#rrggbb`, chosen by the browser's own means. */
export function ColorField({ label, value, onChange }: ColorFieldProps) {
  const id = useId()
  return (
    <div className="flex items-center gap-2">
      <label htmlFor={id} className="text-ink-soft text-sm">
        {label}
      </label>
      <input
        id={id}
        type="color"
        className="h-9 w-12 cursor-pointer rounded-control border border-line-strong bg-surface p-1"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
