import { useId } from 'react'

type ColorFieldProps = {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A color as `#rrggbb`, chosen by the browser's own means; its name is for those who point at it or cannot see it. */
export function ColorField({ label, value, onChange }: ColorFieldProps) {
  const id = useId()
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        id={id}
        type="color"
        title={label}
        className="h-9 w-12 cursor-pointer rounded-control border border-line-strong bg-surface p-1"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </>
  )
}
