type SwatchesProps<T extends string> = {
  readonly label: string
  readonly value: T
  readonly options: readonly T[]
  /** Drawing of each option in a box of 24, as the data of a path. */
  readonly drawings: Readonly<Record<T, string>>
  readonly onChange: (value: T) => void
}

/** A choice among shapes, each shown as a picture with its name. */
export function Swatches<T extends string>({ label, value, options, drawings, onChange }: SwatchesProps<T>) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-medium text-sm">{label}</legend>
      <div className="flex gap-1.5">
        {options.map((option) => (
          <label
            key={option}
            className="grid min-w-0 flex-1 justify-items-center gap-1 rounded-control border border-line-strong px-1 py-1.5 text-xs has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-ink forced-colors:has-checked:outline-2"
          >
            <input
              type="radio"
              name={`qr-${label}`}
              className="sr-only"
              checked={value === option}
              onChange={() => onChange(option)}
            />
            <svg viewBox="0 0 24 24" aria-hidden className="size-7">
              <path d={drawings[option]} fill="currentColor" fillRule="evenodd" />
            </svg>
            {option}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
