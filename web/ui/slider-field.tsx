import { useId, useRef } from 'react'
import { useTypedEarly } from './use-typed-early.ts'

type SliderFieldProps = {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step?: number
  readonly onChange: (value: number) => void
  /** The value as it is read: `3 s`; the number itself where left out. */
  readonly text?: string
}

/** A number chosen by sliding, told beside its label. */
export function SliderField({ label, value, min, max, step = 1, onChange, text }: SliderFieldProps) {
  const id = useId()
  const ref = useRef<HTMLInputElement>(null)
  useTypedEarly(ref, String(value), (typed) => onChange(Number(typed)))
  return (
    <div className="min-w-0">
      <div className="flex items-baseline justify-between gap-2 font-medium text-sm">
        <label htmlFor={id}>{label}</label>
        <span aria-hidden className="text-base tabular-nums">
          {text ?? value}
        </span>
      </div>
      <input
        ref={ref}
        id={id}
        type="range"
        className="mt-1 h-8 w-full accent-accent"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  )
}
