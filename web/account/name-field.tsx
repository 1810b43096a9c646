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
