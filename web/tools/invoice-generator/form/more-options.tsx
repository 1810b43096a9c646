import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/field.tsx'
import { FileButton } from '#web/ui/file-drop.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { DATE_FORMATS, type Look, PAPERS } from '../invoice/invoice.ts'
import { useInvoicesFile } from '../list/use-invoices-file.ts'
import { LABEL_LANGUAGES } from '../print/labels.ts'
import type { Invoices } from '../storage/use-invoices.ts'
import { ExtraFields } from './extra-fields.tsx'
import { OwnWords } from './own-words.tsx'
import { useLogo } from './use-logo.ts'

const DATES: Readonly<Record<Look['dateFormat'], string>> = {
  locale: 'As the language writes it',
  iso: '2026-01-31',
  'day first': '31/01/2026',
  'month first': '01/31/2026',
}
const PAPER_NAMES: Readonly<Record<Look['paper'], string>> = { a4: 'A4', letter: 'US Letter' }

/** Appearance of the document, and its optional content. */
export default function MoreOptions({ invoices }: { readonly invoices: Invoices }) {
  const { invoice, details, change: onChange, setDetails: onDetails } = invoices
  const file = useInvoicesFile(invoices)
  const { look } = invoice
  const setLook = (change: Partial<Look>) => onChange((now) => ({ ...now, look: { ...now.look, ...change } }))
  const logo = useLogo((image) => onDetails((now) => ({ ...now, logo: image })))
  return (
    <div className="grid grid-cols-1 items-start gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
      <SelectField
        label="Language on paper"
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
        <FileButton label="Logo" accept="image/*" onFiles={logo.take} />
        {details.logo !== '' && (
          <>
            <img src={details.logo} alt="Your logo" className="max-h-10 rounded-control bg-white p-1" />
            <Button size="small" onClick={() => onDetails((now) => ({ ...now, logo: '' }))}>
              Remove logo
            </Button>
          </>
        )}
        {invoices.invoices.length === 0 && (
          <FileButton label="Import JSON" accept=".json" onFiles={file.open} />
        )}
        <Alert problem={logo.problem ?? file.problem} />
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
