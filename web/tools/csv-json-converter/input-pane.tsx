import { lazy, type RefObject, Suspense, useRef } from 'react'
import { formatBytes } from '#lib/bytes/format-bytes.ts'
import { utf8Length } from '#lib/bytes/utf8-length.ts'
import type { Problem } from '#lib/result/user-error.ts'
import { StatusArea } from '#web/ui/announcer.tsx'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/field.tsx'
import { FileButton } from '#web/ui/file-drop.tsx'
import { Pane, TextPane } from '#web/ui/pane.tsx'
import { type Converter, FILES } from './use-converter.ts'

const TextProblem = lazy(() => import('#web/ui/text-problem.tsx'))

type InputPaneProps = {
  readonly converter: Converter
  readonly problem: Problem | undefined
}

const PLACEHOLDERS = {
  'CSV to JSON': 'name,city\nZoë,"Zürich, ZH"\n\nPaste CSV here, or drop a CSV, TSV or Excel file.',
  'JSON to CSV': '[{"name": "Zoë", "city": "Zürich"}]\n\nPaste JSON here, or drop a JSON file.',
}

export function InputPane({ converter, problem }: InputPaneProps) {
  const { state, file, setText, takeFiles } = converter
  const inputRef = useRef<HTMLTextAreaElement>(null)
  const actions = (
    <>
      <FileButton accept={FILES.accept} onFiles={takeFiles} />
    </>
  )
  const notices = (
    <>
      {problem && <InputError converter={converter} problem={problem} inputRef={inputRef} />}
      <Reading converter={converter} />
    </>
  )
  if (file)
    return (
      <Pane title="Input" actions={actions} foot={<Findings converter={converter} size={file.size} />}>
        <div className="grid flex-1 content-start gap-3 p-3.5">
          <p>
            <span className="font-medium [overflow-wrap:anywhere]">{file.name}</span> is converted whole; the
            output shows its beginning.
          </p>
          <SheetPicker converter={converter} />
        </div>
        <StatusArea about={problem?.message}>{notices}</StatusArea>
      </Pane>
    )
  return (
    <TextPane
      label="Input"
      value={state.text}
      onChange={setText}
      inputRef={inputRef}
      placeholder={PLACEHOLDERS[state.direction]}
      about={problem?.message}
      errorId={problem && 'converter-problem'}
      actions={actions}
      foot={<Findings converter={converter} size={utf8Length(state.text)} />}
    >
      {notices}
    </TextPane>
  )
}

type InputErrorProps = {
  readonly converter: Converter
  readonly problem: Problem
  readonly inputRef: RefObject<HTMLTextAreaElement | null>
}

/** Shows the error, its position, and ways to accept the input anyway. */
function InputError({ converter, problem, inputRef }: InputErrorProps) {
  const { state, set, fixes, file } = converter
  return (
    <Suspense>
      <TextProblem
        problem={problem}
        id="converter-problem"
        text={state.text}
        inputRef={inputRef}
        offset={file ? undefined : problem.offset}
      >
        {fixes.map(({ label, reading }) => (
          <Button
            key={reading}
            size="small"
            onClick={() => set({ csv: { ...state.csv, reading }, edits: [] })}
          >
            {label}
          </Button>
        ))}
      </TextProblem>
    </Suspense>
  )
}

/** Selects how to read JSON that is not an array of objects. */
function Reading({ converter }: { readonly converter: Converter }) {
  const { state, set } = converter
  const { reading } = state.csv
  if (state.direction === 'CSV to JSON' || reading === '') return null
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-ink-soft text-sm">
      {READINGS[reading] ?? `Only the array at ${reading.slice(1).replaceAll('/', '.')} is read.`}
      <button
        type="button"
        className="min-h-6 underline underline-offset-4"
        onClick={() => set({ csv: { ...state.csv, reading: '' }, edits: [] })}
      >
        Read it as an array of objects
      </button>
    </p>
  )
}

const READINGS: Readonly<Record<string, string>> = {
  row: 'The object is read as one row.',
  lines: 'Each line is read as one row.',
  arrays: 'The first array is read as the header.',
}

function SheetPicker({ converter }: { readonly converter: Converter }) {
  const { sheetNames, sheet, setSheet } = converter
  if (sheetNames.length < 2) return null
  const options = sheetNames.map((name, index) => ({ value: String(index), label: name }))
  return (
    <SelectField
      label="Sheet"
      value={String(sheet)}
      options={options}
      onChange={(index) => setSheet(Number(index))}
    />
  )
}

function Findings({ converter, size }: { readonly converter: Converter; readonly size: number }) {
  return (
    <>
      <span>{formatBytes(size)}</span>
      {converter.converted?.findings.map((finding) => (
        <span key={finding}>{finding}</span>
      ))}
    </>
  )
}
