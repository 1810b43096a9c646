import { useId, useRef } from 'react'
import { usePreHydrationInput } from '#web/ui/use-pre-hydration-input.ts'

type TextAreaProps = {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly maxLength: number
  readonly hint?: string
}

/** Multi-line text field that grows with its content. */
export function TextArea({ label, value, onChange, maxLength, hint }: TextAreaProps) {
  const id = useId()
  const ref = useRef<HTMLTextAreaElement>(null)
  usePreHydrationInput(ref, value, onChange)
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block font-medium text-sm">
        {label}
      </label>
      <textarea
        ref={ref}
        id={id}
        rows={1}
        dir="auto"
        className="field field-sizing-content max-h-80 min-h-10 resize-y py-2"
        maxLength={maxLength}
        value={value}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-ink-soft text-sm">
          {hint}
        </p>
      )}
    </div>
  )
}
