import { lazy, Suspense } from 'react'
import { DELIMITERS } from '#lib/tabular/csv/csv-reader.ts'
import { CheckField, SelectField } from '#web/ui/field.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { ToolBar } from '#web/ui/tool-bar.tsx'
import { EXAMPLES } from './examples.ts'
import { type ConverterState, DEFAULTS, DIRECTIONS, type Direction, isListed } from './options.ts'
import type { Converter } from './use-converter.ts'

const MoreOptions = lazy(() => import('./more-options.tsx'))

export type OptionsProps = {
  readonly state: ConverterState
  readonly onChange: (change: Partial<ConverterState>) => void
}

type BarProps = {
  readonly converter: Converter
  readonly onDirection: (direction: Direction) => void
  readonly onClear: () => void
}

/** Direction of the conversion and its options. */
export function Options({ converter, onDirection, onClear }: BarProps) {
  const { state, set, file } = converter
  const isToJson = state.direction === 'CSV to JSON'
  return (
    <ToolBar
      mode={<Segments label="Mode" value={state.direction} options={DIRECTIONS} onChange={onDirection} />}
      more={
        <Suspense>
          <MoreOptions state={state} onChange={set} />
        </Suspense>
      }
      isOpen={isToJson ? differs(state) : state.csv.isForExcel !== DEFAULTS.csv.isForExcel}
      examples={EXAMPLES}
      onExample={converter.showExample}
      share={() => (file ? { ...state, text: '' } : state)}
      onClear={onClear}
      isEmpty={state.text === '' && !file}
    >
      {isToJson ? <ToJson state={state} onChange={set} /> : <ToCsv state={state} onChange={set} />}
    </ToolBar>
  )
}

type Mark = { readonly value: ConverterState['csv']['delimiter']; readonly label: string }
const AUTO = { value: 'auto', label: 'Auto' } as const
const MARKS: readonly Mark[] = DELIMITERS.map(({ mark, label }) => ({
  value: mark,
  label: mark === '\t' ? label : `${label} ${mark}`,
}))

const READABLE: readonly { readonly value: string; readonly label: string }[] = [AUTO, ...MARKS]

function own(delimiter: string) {
  return { value: delimiter, label: `Custom ${delimiter}` }
}

function ToJson({ state, onChange }: OptionsProps) {
  const { read, json } = state
  return (
    <>
      <SelectField<string>
        label="Delimiter"
        value={read.delimiter}
        options={isListed(read.delimiter) ? READABLE : [...READABLE, own(read.delimiter)]}
        onChange={(delimiter) => onChange({ read: { ...read, delimiter } })}
      />
      <CheckField
        label="Detect types"
        isChecked={json.detectsTypes}
        onChange={(detectsTypes) => onChange({ json: { ...json, detectsTypes } })}
      />
    </>
  )
}

function differs({ read, json }: ConverterState): boolean {
  const standard = DEFAULTS.read
  return (
    json.shape !== 'objects' ||
    json.unflattens ||
    json.decimalMark !== '.' ||
    read.hasHeader !== standard.hasHeader ||
    !isListed(read.delimiter) ||
    read.quote !== standard.quote ||
    read.escapes !== standard.escapes ||
    read.comment !== standard.comment ||
    read.encoding !== standard.encoding ||
    read.trims !== standard.trims ||
    read.skipsEmptyLines !== standard.skipsEmptyLines
  )
}

function ToCsv({ state: { csv }, onChange }: OptionsProps) {
  return (
    <>
      <SelectField<Mark['value']>
        label="Delimiter"
        value={csv.delimiter}
        options={MARKS}
        onChange={(delimiter) => onChange({ csv: { ...csv, delimiter } })}
      />
      <CheckField
        label="Guard formulas"
        isChecked={csv.guardsFormulas}
        onChange={(guardsFormulas) => onChange({ csv: { ...csv, guardsFormulas } })}
      />
    </>
  )
}
