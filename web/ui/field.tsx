import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { keptNumber, marksOf, numberInDoubt, shownNumber } from '#lib/number-text/local-number.ts'
import { readNumber } from '#lib/number-text/read-number.ts'
import { useLocale, visitorsLocale } from '../browser/use-locale.ts'
import { useTypedEarly } from './use-typed-early.ts'

type FrameProps = {
  readonly label: string
  readonly hint?: ReactNode
  readonly error?: string | undefined
  /** What is said of the text itself, hint or not. */
  readonly remark?: ReactNode
  readonly children: (ids: { readonly id: string; readonly describedBy: string | undefined }) => ReactNode
}

/** A control with its label above and its hint or error below. */
export function FieldFrame({ label, hint, error, remark, children }: FrameProps) {
  const id = useId()
  const hintId = `${id}-hint`
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
  useTypedEarly(ref, value, onChange)
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

type NumberFieldProps = {
  readonly label: string
  /** As typed, unless another locale would read that as another number; what it means is the tool's to decide. */
  readonly value: string
  readonly onChange: (value: string) => void
  /** What the arrow keys add or take, and what they do with Shift. */
  readonly step?: number
  readonly largeStep?: number
  readonly min?: number
  readonly max?: number
  readonly hint?: ReactNode
  readonly error?: string | undefined
  /** A sign before the number, such as a currency's. */
  readonly prefix?: string
  /** The id of an alert elsewhere that speaks of this number. */
  readonly errorId?: string | undefined
  /** Told when the visitor is done with the field: on leaving it, and on Enter. */
  readonly onDone?: () => void
}

/**
 * A number as people type it (`1,234.56`, `1e3`): a spin button that is typed into as text, so that
 * nothing typed is refused or lost; the arrow keys step, the wheel does not. It is read by the visitor's locale,
 * and where it could mean two numbers it says which was taken.
 */
export function NumberField({
  label,
  value,
  onChange,
  step = 1,
  largeStep = step,
  min,
  max,
  hint,
  error,
  prefix,
  errorId,
  onDone,
}: NumberFieldProps) {
  const ref = useRef<HTMLInputElement>(null)
  const marks = marksOf(useLocale())
  const [draft, setDraft] = useState({ typed: '', kept: '' })
  const isDraft = draft.kept === value
  const shown = isDraft ? draft.typed : shownNumber(value, marks)
  const type = (typed: string) => {
    const kept = keptNumber(typed, marksOf(visitorsLocale()))
    setDraft({ typed, kept })
    onChange(kept)
  }
  useTypedEarly(ref, shown, type)
  const doubt = isDraft && numberInDoubt(draft.typed, marks)
  const remark = doubt && (
    <>
      Read as {doubt.taken}.{' '}
      <button
        type="button"
        className="text-accent underline underline-offset-4"
        onClick={() => type(doubt.other)}
      >
        Change to {doubt.other}
      </button>
    </>
  )
  const reading = readNumber(value)
  const hasNumber = reading.kind === 'number'
  const now = hasNumber ? Number(reading.decimal) : 0
  const stepBy = (change: number) => {
    const places = (String(step).split('.')[1] ?? '').length
    const next = Number((now + change).toFixed(Math.max(places, decimalsOf(now))))
    onChange(String(Math.min(max ?? next, Math.max(min ?? next, next))))
  }
  return (
    <FieldFrame label={label} hint={hint} error={error} remark={remark}>
      {({ id, describedBy }) => (
        <div className="relative">
          {prefix && (
            <span
              aria-hidden
              className="pointer-events-none absolute inset-y-0 left-3 grid place-items-center text-ink-soft"
            >
              {prefix}
            </span>
          )}
          <input
            ref={ref}
            id={id}
            role="spinbutton"
            type="text"
            inputMode="decimal"
            autoComplete="off"
            className={`field tabular-nums ${prefixRoom(prefix)}`}
            value={shown}
            onChange={(event) => type(event.target.value)}
            onBlur={onDone}
            onKeyDown={(event) => {
              if (event.key === 'Enter') onDone?.()
              if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
              event.preventDefault()
              const size = event.shiftKey ? largeStep : step
              stepBy(event.key === 'ArrowUp' ? size : -size)
            }}
            aria-valuenow={hasNumber ? now : undefined}
            aria-valuetext={shown === '' ? 'blank' : shown}
            aria-valuemin={min}
            aria-valuemax={max}
            aria-describedby={[describedBy, errorId].filter(Boolean).join(' ') || undefined}
            aria-invalid={error || errorId ? true : undefined}
          />
        </div>
      )}
    </FieldFrame>
  )
}

/** Room for `$`, or for a longer sign such as `CHF`. */
function prefixRoom(prefix = ''): string {
  if (prefix === '') return ''
  return prefix.length === 1 ? 'pl-8' : 'pl-14'
}

function decimalsOf(value: number): number {
  return Number.isFinite(value) ? Math.min(10, (String(value).split('.')[1] ?? '').length) : 0
}

type SelectFieldProps<T extends string> = {
  readonly label: string
  readonly value: T
  readonly options: readonly (T | { readonly value: T; readonly label: string })[]
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
  const entries = options.map((option) =>
    typeof option === 'string' ? { value: option, label: option } : option,
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
            <option key={entry.value} value={entry.value}>
              {entry.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}

type CheckFieldProps = {
  readonly label: string
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
