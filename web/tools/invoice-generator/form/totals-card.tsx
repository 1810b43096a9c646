import { lazy, Suspense } from 'react'
import { NumberField } from '#web/ui/field.tsx'
import { Card } from '#web/ui/result.tsx'
import type { Invoice } from '../invoice/invoice.ts'
import type { Totals } from '../invoice/totals.ts'
import { numberProblem } from '../invoice/typed-number.ts'
import { writerOf } from '../paper/invoice-text.ts'

const MoreCharges = lazy(() => import('./more-charges.tsx'))

type TotalsCardProps = {
  readonly invoice: Invoice
  readonly totals: Totals
  readonly onChange: (work: (invoice: Invoice) => Invoice) => void
}

export function TotalsCard({ invoice, totals, onChange }: TotalsCardProps) {
  const { money } = writerOf(invoice.currency, invoice.look)
  const rows: readonly (readonly [string, string])[] = [
    ['Subtotal', money(totals.subtotal)],
    ...(totals.discount === 0n ? [] : [['Discount', money(-totals.discount)] as const]),
    ...(totals.shipping === 0n ? [] : [['Shipping', money(totals.shipping)] as const]),
    ['Tax', money(totals.tax)],
    ['Total', money(totals.total)],
    ...(totals.paid === 0n ? [] : [['Balance due', money(totals.balance)] as const]),
  ]
  return (
    <Card>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <NumberField
          label="Tax (%)"
          value={invoice.tax}
          error={numberProblem(invoice.tax)}
          onChange={(tax) => onChange((now) => ({ ...now, tax }))}
        />
        <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 tabular-nums">
          {rows.map(([label, text]) => (
            <div key={label} className="contents">
              <dt className="text-ink-soft">{label}</dt>
              <dd className={`text-right ${label === 'Total' ? 'font-semibold text-lg' : ''}`}>
                <output aria-label={label}>{text}</output>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <details className="mt-3 border-line border-t pt-2.5">
        <summary className="rounded-control font-medium text-sm">Discount, shipping and more taxes</summary>
        <Suspense>
          <MoreCharges extras={invoice.extras} onChange={onChange} />
        </Suspense>
      </details>
    </Card>
  )
}
