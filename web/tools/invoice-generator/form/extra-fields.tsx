import { TextField } from '#web/ui/field.tsx'
import { fieldRows, withField } from '../invoice/extra-fields.ts'
import type { ExtraField } from '../invoice/invoice.ts'

type ExtraFieldsProps = {
  readonly fields: readonly ExtraField[]
  readonly onChange: (fields: ExtraField[]) => void
}

/** Lines below the dates that are the sender's own. The last row is always empty: to fill it adds one. */
export function ExtraFields({ fields, onChange }: ExtraFieldsProps) {
  return (
    <fieldset className="grid gap-2 sm:col-span-2">
      <legend className="mb-1 font-medium text-sm">Extra fields</legend>
      {fieldRows(fields).map(({ label, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
        <div key={index} className="grid grid-cols-2 gap-x-3">
          <TextField
            label={`Field ${index + 1}`}
            value={label}
            placeholder="Order number"
            onChange={(next) => onChange(withField(fields, index, { label: next }))}
          />
          <TextField
            label={`Value ${index + 1}`}
            value={value}
            onChange={(next) => onChange(withField(fields, index, { value: next }))}
          />
        </div>
      ))}
    </fieldset>
  )
}
