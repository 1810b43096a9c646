import { lazy, Suspense, useState } from 'react'
import { DELIMITERS } from '#lib/csv/csv-reader.ts'
import { CheckField, SelectField } from '#web/ui/field.tsx'
import { type ConverterState, DEFAULTS, INDENTS, NESTINGS, SHAPES } from './options.ts'

const MoreOptions = lazy(() => import('./more-options.tsx'))

export type OptionsProps = {
  readonly state: ConverterState
  readonly onChange: (change: Partial<ConverterState>) => void
}

/** What can be chosen for the present direction. */
export function Options(props: OptionsProps) {
  return (
    <div className="mb-4 rounded-card border border-line bg-surface px-4 py-3.5 shadow-lift">
      {props.state.direction === 'CSV to JSON' ? <ToJson {...props} /> : <ToCsv {...props} />}
    </div>
  )
}

type Mark = { readonly value: ConverterState['csv']['delimiter']; readonly label: string }
const AUTO = { value: 'auto', label: 'Auto' } as const
const GRID = 'grid grid-cols-1 items-end gap-x-4 gap-y-3 min-[22rem]:grid-cols-2 lg:grid-cols-4'
const MARKS: readonly Mark[] = DELIMITERS.map(({ mark, label }) => ({
  value: mark,
  label: mark === '\t' ? label : `${label} ${mark}`,
}))

function ToJson({ state, onChange }: OptionsProps) {
  const [choice, setChoice] = useState<boolean>()
  const { read, json } = state
  const isOpen = choice ?? differs(state)
  return (
    <>
      <div className={GRID}>
        <SelectField<Mark['value'] | 'auto'>
          label="Delimiter"
          value={read.delimiter}
          options={[AUTO, ...MARKS]}
          onChange={(delimiter) => onChange({ read: { ...read, delimiter } })}
        />
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
        <div className="flex flex-wrap gap-x-5 lg:flex-col">
          <CheckField
            label="Detect types"
            isChecked={json.detectsTypes}
            onChange={(detectsTypes) => onChange({ json: { ...json, detectsTypes } })}
          />
          <CheckField
            label="First row is the header"
            isChecked={read.hasHeader}
            onChange={(hasHeader) => onChange({ read: { ...read, hasHeader } })}
          />
        </div>
      </div>
      <details
        className="mt-3 border-line border-t pt-2.5"
        open={isOpen}
        onToggle={(event) => setChoice(event.currentTarget.open)}
      >
        <summary className="rounded-control font-medium text-sm">More options</summary>
        {isOpen && (
          <Suspense>
            <div className="mt-3">
              <MoreOptions state={state} onChange={onChange} />
            </div>
          </Suspense>
        )}
      </details>
    </>
  )
}

function differs({ read, json }: ConverterState): boolean {
  const standard = DEFAULTS.read
  return (
    json.unflattens ||
    read.quote !== standard.quote ||
    read.comment !== standard.comment ||
    read.encoding !== standard.encoding ||
    read.trims !== standard.trims ||
    read.skipsEmptyLines !== standard.skipsEmptyLines
  )
}

function ToCsv({ state, onChange }: OptionsProps) {
  const { csv } = state
  return (
    <div className={GRID}>
      <SelectField<Mark['value']>
        label="Delimiter"
        value={csv.delimiter}
        options={MARKS}
        onChange={(delimiter) => onChange({ csv: { ...csv, delimiter } })}
      />
      <SelectField
        label="Nested values"
        value={csv.nesting}
        options={NESTINGS}
        onChange={(nesting) => onChange({ csv: { ...csv, nesting }, edits: [] })}
      />
      <div className="flex flex-wrap gap-x-5 min-[22rem]:col-span-2">
        <CheckField
          label="Guard formulas"
          isChecked={csv.guardsFormulas}
          onChange={(guardsFormulas) => onChange({ csv: { ...csv, guardsFormulas } })}
        />
        <CheckField
          label="Excel-friendly (byte order mark)"
          isChecked={csv.isForExcel}
          onChange={(isForExcel) => onChange({ csv: { ...csv, isForExcel } })}
        />
      </div>
    </div>
  )
}
