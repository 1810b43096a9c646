import { CheckField, SelectField, TextField } from '#web/ui/field.tsx'
import type { QrTool } from '../use-qr-tool.ts'
import { CONTENT_FIELDS, type ContentField } from './fields.ts'
import type { ContentKind } from './kinds.ts'

type ContentFormProps = {
  readonly tool: QrTool
  readonly kind: Exclude<ContentKind, 'Text or URL'>
}

/** More fields are in two columns on a phone too, so that all are in its first screen. */
const MAX_IN_COLUMN = 6

/** The fields of one kind of content. */
export default function ContentForm({ tool, kind }: ContentFormProps) {
  const { settings, secrets, change, setSecret } = tool
  const set = ({ key, isSecret }: ContentField, value: string) =>
    isSecret ? setSecret(key, value) : change({ fields: { ...settings.fields, [key]: value } })
  const isLong = CONTENT_FIELDS[kind].length > MAX_IN_COLUMN
  return (
    <div className={`grid gap-3 sm:grid-cols-2 ${isLong ? 'grid-cols-2' : 'grid-cols-1'}`}>
      {CONTENT_FIELDS[kind].map((field) => (
        <Field
          key={field.key}
          field={field}
          value={(field.isSecret ? secrets : settings.fields)[field.key] ?? ''}
          onChange={(value) => set(field, value)}
        />
      ))}
    </div>
  )
}

type FieldProps = {
  readonly field: ContentField
  readonly value: string
  readonly onChange: (value: string) => void
}

function Field({ field, value, onChange }: FieldProps) {
  const { label, options, isCheck, isSecret, type = 'text', placeholder = '' } = field
  if (options)
    return <SelectField label={label} value={value || options[0]} options={options} onChange={onChange} />
  if (isCheck)
    return (
      <CheckField label={label} isChecked={value === 'yes'} onChange={(is) => onChange(is ? 'yes' : '')} />
    )
  return (
    <TextField
      label={label}
      type={type}
      value={value}
      onChange={onChange}
      placeholder={placeholder}
      autoComplete="off"
      hint={isSecret ? 'Never saved or shared in links.' : undefined}
    />
  )
}
