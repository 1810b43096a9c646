import { TextField } from './field.tsx'

type EmailFieldProps = {
  readonly label?: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly autoComplete?: 'email' | 'username webauthn'
}

/** The longest address that mail can reach, in characters (RFC 5321 §4.5.3.1.3, less the brackets). */
const MAX_LENGTH = 254

/** An email address that is needed, as browsers fill it in. */
export function EmailField({ label = 'Email', value, onChange, autoComplete = 'email' }: EmailFieldProps) {
  return (
    <TextField
      label={label}
      type="email"
      name="email"
      autoComplete={autoComplete}
      maxLength={MAX_LENGTH}
      isRequired
      value={value}
      onChange={onChange}
    />
  )
}
