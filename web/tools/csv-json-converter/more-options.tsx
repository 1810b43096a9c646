import { CheckField, SelectField, TextField } from '#web/ui/field.tsx'
import { ENCODINGS, ESCAPES, INDENTS, isListed, NESTINGS, QUOTES, SHAPES } from './options.ts'
import type { OptionsProps } from './options-bar.tsx'

/** Rarer options of each direction. */
export default function MoreOptions(props: OptionsProps) {
  return props.state.direction === 'CSV to JSON' ? <ToJson {...props} /> : <ToCsv {...props} />
}

function ToCsv({ state: { csv }, onChange }: OptionsProps) {
  return (
    <div className="bar-options flex flex-wrap items-center gap-x-5 gap-y-2">
      <SelectField
        label="Nested values"
        value={csv.nesting}
        options={NESTINGS}
        onChange={(nesting) => onChange({ csv: { ...csv, nesting }, edits: [] })}
      />
      <CheckField
        label="Excel-friendly (byte order mark)"
        isChecked={csv.isForExcel}
        onChange={(isForExcel) => onChange({ csv: { ...csv, isForExcel } })}
      />
    </div>
  )
}

/** Options for unusual tables, and for the JSON. */
function ToJson({ state, onChange }: OptionsProps) {
  const { read, json } = state
  const setRead = (change: Partial<typeof read>) => onChange({ read: { ...read, ...change } })
  return (
    <div className="grid grid-cols-1 items-start gap-x-4 gap-y-3 min-[22rem]:grid-cols-2 lg:grid-cols-4">
      <SelectField
        label="JSON shape"
        value={json.shape}
        options={SHAPES}
        onChange={(shape) => onChange({ json: { ...json, shape } })}
      />
      <SelectField
        label="Indent"
        value={json.indent}
        options={INDENTS}
        onChange={(indent) => onChange({ json: { ...json, indent } })}
      />
      <SelectField
        label="Quote"
        value={read.quote}
        options={QUOTES}
        onChange={(quote) => setRead({ quote })}
      />
      <SelectField
        label="Escape character"
        value={read.escapes}
        options={ESCAPES}
        onChange={(escapes) => setRead({ escapes })}
      />
      <TextField
        label="Custom separator"
        value={isListed(read.delimiter) ? '' : read.delimiter}
        placeholder="One character, such as ^"
        onChange={(text) => setRead({ delimiter: /^[^"]$/.test(text.slice(-1)) ? text.slice(-1) : 'auto' })}
      />
      <TextField
        label="Comment sign"
        value={read.comment}
        placeholder="None, or # for example"
        onChange={(comment) => setRead({ comment: comment.slice(-1) })}
      />
      <SelectField
        label="File encoding"
        value={read.encoding}
        options={ENCODINGS}
        onChange={(encoding) => setRead({ encoding })}
      />
      <div className="grid">
        <CheckField
          label="First row is the header"
          isChecked={read.hasHeader}
          onChange={(hasHeader) => setRead({ hasHeader })}
        />
        <CheckField
          label="Skip empty lines"
          isChecked={read.skipsEmptyLines}
          onChange={(skipsEmptyLines) => setRead({ skipsEmptyLines })}
        />
        <CheckField label="Trim cells" isChecked={read.trims} onChange={(trims) => setRead({ trims })} />
        <CheckField
          label="Decimal comma, as in 1.234,50"
          isChecked={json.decimalMark === ','}
          onChange={(isComma) =>
            onChange({ json: { ...json, detectsTypes: true, decimalMark: isComma ? ',' : '.' } })
          }
        />
        <CheckField
          label="Unflatten names such as a.b[0]"
          isChecked={json.unflattens}
          onChange={(unflattens) => onChange({ json: { ...json, unflattens } })}
        />
      </div>
    </div>
  )
}
