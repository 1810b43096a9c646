import { type ReactNode, useId, useRef } from 'react'
import { usePreHydrationInput } from '#web/ui/use-pre-hydration-input.ts'

type CodeFieldProps = {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly rows: number
  readonly placeholder?: string
  readonly hint?: ReactNode
  /** For a control elsewhere that leads to it. */
  readonly id?: string
}

/** Text box for JSON and keys, without the browser's correction, completion and history. */
export function CodeField({ label, value, onChange, rows, placeholder, hint, id: givenId }: CodeFieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const ref = useRef<HTMLTextAreaElement>(null)
  usePreHydrationInput(ref, value, onChange)
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block font-semibold text-sm">
        {label}
      </label>
      <textarea
        ref={ref}
        id={id}
        rows={rows}
        dir="auto"
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        className="field resize-y font-mono text-code leading-relaxed [overflow-wrap:anywhere]"
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-ink-soft text-sm">
          {hint}
        </p>
      )}
    </div>
  )
}
