import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { FileButton } from '#web/ui/file-drop.tsx'
import { Card } from '#web/ui/result.tsx'
import type { Invoice } from '../invoice/invoice.ts'
import { addUp } from '../invoice/totals.ts'
import type { Invoices } from '../kept/use-invoices.ts'
import { writerOf } from '../paper/invoice-text.ts'
import { useInvoicesFile } from './use-invoices-file.ts'

/** All invoices that this browser keeps, the last changed first. */
export default function InvoicesCard({ invoices }: { readonly invoices: Invoices }) {
  const file = useInvoicesFile(invoices)
  return (
    <Card title="Your invoices">
      <div className="mb-2 flex flex-wrap gap-2">
        <Button size="small" onClick={file.save}>
          Export JSON
        </Button>
        <FileButton label="Import JSON" accept=".json" onFiles={file.open} />
      </div>
      <Alert problem={file.problem} />
      <ul aria-label="Invoices" className="grid max-h-[26rem] overflow-y-auto">
        {invoices.invoices.map((invoice) => (
          <Row key={invoice.id} invoice={invoice} invoices={invoices} />
        ))}
      </ul>
    </Card>
  )
}

const STATUS_LOOK = {
  draft: 'bg-sunken text-ink-soft',
  sent: 'bg-care-soft text-care',
  paid: 'bg-good-soft text-good',
} as const

function Row({ invoice, invoices }: { readonly invoice: Invoice; readonly invoices: Invoices }) {
  const { number, toCompany, date, status, currency, look } = invoice
  const write = writerOf(currency, look)
  const name = number.trim() || 'Without a number'
  return (
    <li
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-t py-2 first:border-0"
      aria-current={invoice.id === invoices.invoice.id || undefined}
    >
      <span className="min-w-0 flex-1 basis-40">
        <span className="font-medium [overflow-wrap:anywhere]">{name}</span>{' '}
        <span className={`rounded-full px-2 text-xs ${STATUS_LOOK[status]}`}>{status}</span>
        <span className="block text-ink-soft text-sm [overflow-wrap:anywhere]">
          {[toCompany, write.date(date)].filter(Boolean).join(', ')}
        </span>
      </span>
      <span className="tabular-nums">{write.money(addUp(invoice).total)}</span>
      <span className="flex gap-1">
        <Button size="small" aria-label={`Open ${name}`} onClick={() => invoices.open(invoice.id)}>
          Open
        </Button>
        <Button size="small" aria-label={`Duplicate ${name}`} onClick={() => invoices.duplicate(invoice)}>
          Duplicate
        </Button>
        <Button size="small" aria-label={`Delete ${name}`} onClick={() => invoices.remove(invoice)}>
          Delete
        </Button>
      </span>
    </li>
  )
}
