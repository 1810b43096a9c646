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

/** Kinds in two columns as well, which makes their form as high as the text's. */
const SHORT_KINDS: readonly ContentKind[] = ['Wi-Fi', 'Location']

/** The fields of one kind of content. */
export default function ContentForm({ tool, kind }: ContentFormProps) {
  const { settings, secrets, change, setSecret } = tool
  const set = ({ key, isSecret }: ContentField, value: string) =>
    isSecret ? setSecret(key, value) : change({ fields: { ...settings.fields, [key]: value } })
  const hasColumns = CONTENT_FIELDS[kind].length > MAX_IN_COLUMN || SHORT_KINDS.includes(kind)
  return (
    <div
      className={`grid gap-3 sm:grid-cols-2 ${hasColumns ? 'max-sm:grid-cols-[1.2fr_1fr] max-sm:[&_select]:px-1' : 'grid-cols-1'}`}
    >
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
      <div className="flex items-center self-end min-h-control">
        <CheckField label={label} isChecked={value === 'yes'} onChange={(is) => onChange(is ? 'yes' : '')} />
      </div>
    )
  return (
    <div className={isSecret ? '[&_p]:sr-only' : ''}>
      <TextField
        label={label}
        type={type}
        value={value}
        onChange={onChange}
        placeholder={isSecret ? 'Never saved' : placeholder}
        autoComplete="off"
        hint={isSecret ? 'Never saved or shared in links.' : undefined}
      />
    </div>
  )
}
