import { useId } from 'react'

type SegmentsProps<T extends string> = {
  /** Names the group. */
  readonly label: string
  readonly value: T
  readonly options: readonly T[]
  readonly onChange: (value: T) => void
}

/** One of a few, side by side: a radio group drawn as one control. */
export function Segments<T extends string>({ label, value, options, onChange }: SegmentsProps<T>) {
  const name = useId()
  return (
    <fieldset className="inline-flex max-w-full rounded-control border border-line-strong bg-sunken p-0.5">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option}
          className="relative grid min-h-[calc(var(--control)-6px)] min-w-0 cursor-pointer place-items-center rounded-control px-1.5 text-center sm:px-3 text-ink-soft text-sm leading-tight has-checked:bg-surface has-checked:font-medium has-checked:text-ink has-checked:shadow-lift has-focus-visible:outline-2 has-focus-visible:outline-ink forced-colors:has-checked:forced-color-adjust-none forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText]"
        >
          <input
            type="radio"
            name={name}
            className="absolute inset-0 cursor-pointer opacity-0"
            checked={option === value}
            onChange={() => onChange(option)}
          />
          {option}
        </label>
      ))}
    </fieldset>
  )
}
