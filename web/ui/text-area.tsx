import { type ReactNode, useRef } from 'react'
import { FieldFrame } from './field.tsx'
import { usePreHydrationInput } from './use-pre-hydration-input.ts'

type TextAreaProps = {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly rows?: number
  readonly hint?: ReactNode
  readonly placeholder?: string
}

/** A few lines of prose with a label. */
export function TextArea({ label, value, onChange, rows = 3, hint, placeholder }: TextAreaProps) {
  const ref = useRef<HTMLTextAreaElement>(null)
  usePreHydrationInput(ref, value, onChange)
  return (
    <FieldFrame label={label} hint={hint}>
      {({ id, describedBy }) => (
        <textarea
          ref={ref}
          id={id}
          rows={rows}
          dir="auto"
          className="field"
          value={value}
          placeholder={placeholder}
          aria-describedby={describedBy}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FieldFrame>
  )
}
