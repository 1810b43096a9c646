import { Alert } from '#web/ui/alert.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { FileButton } from '#web/ui/file-drop.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { fieldRows, withField } from '../invoice/extra-fields.ts'
import { DATE_FORMATS, type ExtraField, type Look, PAPERS } from '../invoice/invoice.ts'
import { useInvoicesFile } from '../list/use-invoices-file.ts'
import { getLabels, LABEL_KEYS, LABEL_LANGUAGES } from '../print/labels.ts'
import type { Invoices } from '../use-invoices.ts'

const DATES: Readonly<Record<Look['dateFormat'], string>> = {
  locale: 'Match the language',
  iso: '2026-01-31',
  'day first': '31/01/2026',
  'month first': '01/31/2026',
}
const PAPER_NAMES: Readonly<Record<Look['paper'], string>> = { a4: 'A4', letter: 'US Letter' }

/** Appearance of the document, and its optional content. */
export default function MoreOptions({ invoices }: { readonly invoices: Invoices }) {
  const { invoice, change: onChange } = invoices
  const file = useInvoicesFile(invoices)
  const { look } = invoice
  const setLook = (change: Partial<Look>) => onChange((now) => ({ ...now, look: { ...now.look, ...change } }))
  return (
    <div className="grid grid-cols-1 items-start gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
      <SelectField
        label="Invoice language"
        value={look.language}
        options={LABEL_LANGUAGES}
        onChange={(language) => setLook({ language })}
      />
      <SelectField
        label="Paper"
        value={look.paper}
        options={PAPERS.map((value) => ({ value, label: PAPER_NAMES[value] }))}
        onChange={(paper) => setLook({ paper })}
      />
      <SelectField
        label="Dates"
        value={look.dateFormat}
        options={DATE_FORMATS.map((value) => ({ value, label: DATES[value] }))}
        onChange={(dateFormat) => setLook({ dateFormat })}
      />
      <label className="grid gap-1 font-medium text-sm">
        Color
        <input
          type="color"
          className="h-10 w-full rounded-control border border-line-strong bg-surface p-1"
          value={look.color}
          onChange={(event) => setLook({ color: event.target.value })}
        />
      </label>
      <div className="flex flex-wrap items-center gap-2">
        {invoices.invoices.length === 0 && (
          <FileButton label="Import JSON" accept=".json" onFiles={file.open} />
        )}
        <Alert problem={file.problem} />
      </div>
      <ExtraFields fields={invoice.fields} onChange={(fields) => onChange((now) => ({ ...now, fields }))} />
      <TextArea
        label="Terms"
        value={invoice.terms}
        rows={2}
        onChange={(terms) => onChange((now) => ({ ...now, terms }))}
      />
      <OwnWords look={look} onChange={(labels) => setLook({ labels })} />
    </div>
  )
}

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

type OwnWordsProps = {
  readonly look: Look
  readonly onChange: (labels: Look['labels']) => void
}

/** The words of the paper, each to be replaced by the sender's own. */
export function OwnWords({ look, onChange }: OwnWordsProps) {
  const names = getLabels('en')
  const words = getLabels(look.language)
  return (
    <details className="sm:col-span-2 lg:col-span-4">
      <summary className="rounded-control font-medium text-sm">Wording</summary>
      <div className="mt-2 grid grid-cols-1 gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
        {LABEL_KEYS.map((key) => (
          <TextField
            key={key}
            label={`Word for “${names[key]}”`}
            value={look.labels[key] ?? ''}
            placeholder={words[key]}
            onChange={(word) => {
              const { [key]: _, ...others } = look.labels
              onChange(word === '' ? others : { ...others, [key]: word })
            }}
          />
        ))}
      </div>
    </details>
  )
}
