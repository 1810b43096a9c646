import { useId, useRef } from 'react'
import { usePreHydrationInput } from './use-pre-hydration-input.ts'

type SliderFieldProps = {
  readonly label: string
  readonly value: number
  readonly onChange: (value: number) => void
  readonly min: number
  readonly max: number
  readonly step?: number
  /** Formatted value: `3 s`; the number itself if omitted. */
  readonly text?: string
  /** False if the number is shown elsewhere on the page. */
  readonly isTextShown?: boolean
  /** Called when the visitor starts and stops dragging the handle. */
  readonly onDragChange?: (isDragging: boolean) => void
}

/** Slider for a number, displayed next to its label. */
export function SliderField(props: SliderFieldProps) {
  const { label, value, onChange, min, max, step = 1, text, isTextShown = true, onDragChange } = props
  const id = useId()
  const ref = useRef<HTMLInputElement>(null)
  usePreHydrationInput(ref, String(value), (moved) => onChange(Number(moved)))
  return (
    <div className="min-w-0">
      <div className="mb-1 flex justify-between gap-3 text-sm">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {isTextShown && (
          <span aria-hidden className="text-ink-soft tabular-nums">
            {text ?? value}
          </span>
        )}
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
        onChange={(event) => onChange(event.target.valueAsNumber)}
        onPointerDown={() => onDragChange?.(true)}
        onPointerUp={() => onDragChange?.(false)}
        onPointerCancel={() => onDragChange?.(false)}
      />
    </div>
  )
}
