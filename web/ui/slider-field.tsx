import { useId, useRef } from 'react'
import { useTypedEarly } from './use-typed-early.ts'

type SliderFieldProps = {
  readonly label: string
  readonly value: number
  readonly onChange: (value: number) => void
  readonly min: number
  readonly max: number
  readonly step: number
  /** The value in words, shown beside the label and said by a screen reader. */
  readonly text: string
  /** Told when the visitor takes hold of the handle and when they let it go. */
  readonly onHold?: (isHeld: boolean) => void
}

/** A number that is chosen by sliding. */
export function SliderField({ label, value, onChange, min, max, step, text, onHold }: SliderFieldProps) {
  const id = useId()
  const ref = useRef<HTMLInputElement>(null)
  useTypedEarly(ref, String(value), (moved) => onChange(Number(moved)))
  return (
    <div className="min-w-0">
      <div className="mb-1 flex justify-between gap-3 text-sm">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <span aria-hidden className="text-ink-soft tabular-nums">
          {text}
        </span>
      </div>
      <input
        ref={ref}
        id={id}
        type="range"
        className="block min-h-8 w-full cursor-pointer touch-pan-y accent-accent"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        onChange={(event) => onChange(Number(event.target.value))}
        onPointerDown={() => onHold?.(true)}
        onPointerUp={() => onHold?.(false)}
        onPointerCancel={() => onHold?.(false)}
      />
    </div>
  )
}
