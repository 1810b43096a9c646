import { useState } from 'react'
import Eye from '~icons/lucide/eye'
import EyeOff from '~icons/lucide/eye-off'
import { TextField } from '../ui/field.tsx'

type NameFieldProps = { readonly value: string; readonly onChange: (value: string) => void }

/** The name of an account's owner. */
export function NameField({ value, onChange }: NameFieldProps) {
  return (
    <TextField
      label="Full name"
      name="name"
      autoComplete="name"
      maxLength={100}
      isRequired
      value={value}
      onChange={onChange}
    />
  )
}

type PasswordFieldProps = {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** A new password is checked against its rules while it is typed, and offered by password managers. */
  readonly isNew?: boolean
  readonly isOptional?: boolean
  /** Names the button where a form has more than one password. */
  readonly showLabel?: string
}

/** A password, hidden until its button is pressed. */
export function PasswordField({
  label,
  value,
  onChange,
  isNew = false,
  isOptional = false,
  showLabel = 'Show password',
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <div className="relative">
      <TextField
        label={label}
        type={isShown ? 'text' : 'password'}
        name={isNew ? 'new-password' : 'password'}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        {...(isNew && { minLength: 8, hint: 'At least 8 characters.' })}
        maxLength={128}
        isRequired={!isOptional}
        value={value}
        onChange={onChange}
        className="pr-12"
      />
      <button
        type="button"
        aria-label={showLabel}
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
        className="absolute top-[1.6rem] right-1 grid size-control place-items-center rounded-control text-ink-soft hover:text-ink"
      >
        {isShown ? <EyeOff size={18} aria-hidden /> : <Eye size={18} aria-hidden />}
      </button>
    </div>
  )
}
