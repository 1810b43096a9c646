import { type ReactNode, useEffect, useId, useRef } from 'react'
import { announce } from './announce.ts'
import { usePreHydrationInput } from './use-pre-hydration-input.ts'

type FrameProps = {
  readonly label: string
  readonly hint?: ReactNode
  readonly error?: string | undefined
  /** Remark on the text itself, independent of the hint. */
  readonly remark?: ReactNode
  readonly children: (ids: { readonly id: string; readonly describedBy: string | undefined }) => ReactNode
}

/** A control with its label above and its hint or error below. */
export function FieldFrame({ label, hint, error, remark, children }: FrameProps) {
  const id = useId()
  const hintId = `${id}-hint`
  useSpokenError(label, error)
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block font-medium text-sm">
        {label}
      </label>
      {children({ id, describedBy: hint || error || remark ? hintId : undefined })}
      {(hint || error || remark) && (
        <p id={hintId} className={`mt-1 text-sm ${error ? 'text-wrong' : 'text-ink-soft'}`}>
          {error ?? hint} {remark}
        </p>
      )}
    </div>
  )
}

/** Announces an error of a field once, after a moment of rest. */
function useSpokenError(label: string, error: string | undefined): void {
  const said = useRef<string>(undefined)
  // Runs after every render, because each key restarts the rest.
  useEffect(() => {
    if (!error) said.current = undefined
    else if (said.current !== error)
      return announce(`${label}: ${error}`, () => {
        said.current = error
      })
    return undefined
  })
}

type TextFieldProps = {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly hint?: ReactNode
  readonly error?: string | undefined
  /** The id of an alert elsewhere that speaks of this field. */
  readonly errorId?: string | undefined
  readonly type?: 'text' | 'email' | 'password' | 'url' | 'date' | 'datetime-local' | 'search'
  /** Seconds between the times that a `datetime-local` offers. */
  readonly step?: number
  readonly placeholder?: string
  readonly isRequired?: boolean
  readonly name?: string
  readonly autoComplete?: string
  /** The keyboard of phones. */
  readonly inputMode?: 'numeric'
  readonly minLength?: number
  readonly maxLength?: number
  readonly className?: string
}

export function TextField({
  label,
  value,
  onChange,
  hint,
  error,
  errorId,
  type = 'text',
  isRequired,
  className = '',
  ...rest
}: TextFieldProps) {
  const ref = useRef<HTMLInputElement>(null)
  usePreHydrationInput(ref, value, onChange)
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {({ id, describedBy }) => (
        <input
          ref={ref}
          id={id}
          type={type}
          dir="auto"
          required={isRequired}
          className={`field ${className}`}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-describedby={[describedBy, errorId].filter(Boolean).join(' ') || undefined}
          aria-invalid={error || errorId ? true : undefined}
          {...rest}
        />
      )}
    </FieldFrame>
  )
}

type Option<T> = { readonly value: T; readonly label: string; readonly lang?: string }

type SelectFieldProps<T extends string> = {
  readonly label: string
  readonly value: T
  /** With the language of a label that is not English. */
  readonly options: readonly (T | Option<T>)[]
  readonly onChange: (value: T) => void
  readonly hint?: ReactNode
}

export function SelectField<T extends string>({
  label,
  value,
  options,
  onChange,
  hint,
}: SelectFieldProps<T>) {
  const entries = options.map(
    (option): Option<T> => (typeof option === 'string' ? { value: option, label: option } : option),
  )
  return (
    <FieldFrame label={label} hint={hint}>
      {({ id, describedBy }) => (
        <select
          id={id}
          className="field"
          value={value}
          aria-describedby={describedBy}
          onChange={(event) => {
            const chosen = entries.find((entry) => entry.value === event.target.value)
            if (chosen) onChange(chosen.value)
          }}
        >
          {entries.map((entry) => (
            <option key={entry.value} value={entry.value} lang={entry.lang}>
              {entry.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}

type CheckFieldProps = {
  readonly label: ReactNode
  readonly isChecked: boolean
  readonly onChange: (checked: boolean) => void
  /** A third state for "some of them". */
  readonly isMixed?: boolean
}

export function CheckField({ label, isChecked, onChange, isMixed = false }: CheckFieldProps) {
  const ref = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = isMixed
  }, [isMixed])
  return (
    <label className="flex min-h-8 items-center gap-2 text-sm">
      <input
        ref={ref}
        type="checkbox"
        className="size-4.5 shrink-0 accent-accent"
        checked={isChecked}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  )
}

type RadioGroupProps<T extends string> = {
  readonly label: string
  readonly value: T
  readonly options: readonly T[]
  readonly onChange: (value: T) => void
}

export function RadioGroup<T extends string>({ label, value, options, onChange }: RadioGroupProps<T>) {
  const name = useId()
  return (
    <fieldset className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label key={option} className="flex min-h-8 items-center gap-2 text-sm">
          <input
            type="radio"
            name={name}
            className="size-4.5 accent-accent"
            checked={option === value}
            onChange={() => onChange(option)}
          />
          {option}
        </label>
      ))}
    </fieldset>
  )
}
