import { lazy, Suspense } from 'react'
import { Announcer } from '#web/ui/announcer.tsx'
import { TextField } from '#web/ui/field.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { Card } from '#web/ui/result.tsx'
import type { Invoice } from '../invoice/invoice.ts'
import { fieldProblem } from '../invoice/number-problem.ts'
import type { Sums } from '../print/sums.ts'

const MoreCharges = lazy(() => import('./more-charges.tsx'))

type TotalsCardProps = {
  readonly invoice: Invoice
  readonly sums: Sums | undefined
  readonly onChange: (work: (invoice: Invoice) => Invoice) => void
}

const UNKNOWN: Sums['rows'] = [
  ['Subtotal', '—'],
  ['Tax', '—'],
  ['Total', '—'],
]

export function TotalsCard({ invoice, sums, onChange }: TotalsCardProps) {
  const rows = sums?.rows ?? UNKNOWN
  return (
    <Card>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <div className="grid grid-cols-2 items-start gap-3">
          <NumberField
            label="Tax (%)"
            value={invoice.tax}
            error={fieldProblem(invoice.tax)}
            onChange={(tax) => onChange((now) => ({ ...now, tax }))}
          />
          <TextField
            label="Name of the tax"
            value={invoice.extras.taxName}
            placeholder="VAT"
            onChange={(taxName) => onChange((now) => ({ ...now, extras: { ...now.extras, taxName } }))}
          />
        </div>
        <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 tabular-nums">
          {rows.map(([label, text]) => (
            <div key={label} className="contents">
              <dt className="text-ink-soft">{label}</dt>
              <dd className={`text-right ${label === 'Total' ? 'font-semibold text-base' : ''}`}>
                <output translate="no" aria-label={label} aria-live="off">
                  {text}
                </output>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <Announcer text={sums ? `Total: ${sums.total}` : ''} />
      <details className="mt-3 border-line border-t pt-2.5">
        <summary className="rounded-control font-medium text-sm">Discount, shipping and more taxes</summary>
        <Suspense>
          <MoreCharges extras={invoice.extras} onChange={onChange} />
        </Suspense>
      </details>
    </Card>
  )
}
