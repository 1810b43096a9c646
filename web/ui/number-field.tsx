import { type ReactNode, useRef, useState } from 'react'
import { getSeparators, numberInDoubt, shownNumber, toStoredNumber } from '#lib/numbers/local-number.ts'
import { readNumber } from '#lib/numbers/read-number.ts'
import { useLocale, visitorsLocale } from '../platform/use-locale.ts'
import { FieldFrame } from './field.tsx'
import { usePreHydrationInput } from './use-pre-hydration-input.ts'

type NumberFieldProps = {
  readonly label: string
  /** As typed, unless another locale would read that as another number; what it means is the tool's to decide. */
  readonly value: string
  readonly onChange: (value: string) => void
  /** Step of the arrow keys, and with Shift. */
  readonly step?: number
  readonly largeStep?: number
  readonly min?: number
  readonly max?: number
  readonly hint?: ReactNode
  readonly error?: string | undefined
  /** Prefix of the number, such as a currency symbol. */
  readonly prefix?: string
  /** The id of an alert elsewhere that speaks of this number. */
  readonly errorId?: string | undefined
  /** Shown in place of the text while the field does not have the focus, such as with grouped digits. */
  readonly display?: ReactNode
  /** Classes of the field's box. */
  readonly className?: string
  /** Told when the visitor is done with the field: on leaving it, and on Enter. */
  readonly onDone?: () => void
}

/**
 * Number input in free notation (`1,234.56`, `1e3`): a spin button with text input, so that nothing typed is rejected
 * or lost; the arrow keys step, the wheel does not. It is parsed by the visitor's locale, and if ambiguous it shows the
 * chosen interpretation.
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
  display,
  className = '',
  onDone,
}: NumberFieldProps) {
  const ref = useRef<HTMLInputElement>(null)
  const separators = getSeparators(useLocale())
  const [draft, setDraft] = useState({ typed: '', stored: '' })
  const isDraft = draft.stored === value
  const shown = isDraft ? draft.typed : shownNumber(value, separators)
  const type = (typed: string) => {
    const stored = toStoredNumber(typed, getSeparators(visitorsLocale()))
    setDraft({ typed, stored })
    onChange(stored)
  }
  usePreHydrationInput(ref, shown, type)
  const doubt = isDraft && numberInDoubt(draft.typed, separators)
  const remark = doubt && (
    <>
      Read as {doubt.parsed}.{' '}
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
    const decimals = (String(step).split('.')[1] ?? '').length
    const next = Number((now + change).toFixed(Math.max(decimals, decimalsOf(now))))
    onChange(String(Math.min(max ?? Infinity, Math.max(min ?? -Infinity, next))))
  }
  return (
    <FieldFrame label={label} hint={hint} error={error} remark={remark}>
      {({ id, describedBy }) => (
        <div className="relative">
          <input
            ref={ref}
            id={id}
            role="spinbutton"
            type="text"
            inputMode="decimal"
            autoComplete="off"
            className={`field peer tabular-nums ${prefixRoom(prefix)} ${className}`}
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
          {display && (
            <div
              className={`field pointer-events-none absolute inset-0 flex items-center tabular-nums peer-focus:hidden peer-aria-invalid:hidden ${prefixRoom(prefix)} ${className}`}
            >
              {display}
            </div>
          )}
          {prefix && (
            <span
              aria-hidden
              className="pointer-events-none absolute inset-y-0 left-3 grid place-items-center text-ink-soft"
            >
              {prefix}
            </span>
          )}
        </div>
      )}
    </FieldFrame>
  )
}

/** Returns the padding for `$`, or for a longer prefix such as `CHF`. */
function prefixRoom(prefix = ''): string {
  if (prefix === '') return ''
  return prefix.length === 1 ? 'pl-8' : 'pl-14'
}

function decimalsOf(value: number): number {
  return Number.isFinite(value) ? Math.min(10, (String(value).split('.')[1] ?? '').length) : 0
}
