import { useMemo } from 'react'
import { Button } from '#web/ui/button.tsx'
import type { Invoice } from '../invoice/invoice.ts'
import { addUp } from '../invoice/totals.ts'
import { getWriter } from '../print/invoice-text.ts'
import type { Invoices } from '../storage/use-invoices.ts'

/** In pixels. */
export const ROW_HEIGHT = 80

const STATUS_LOOK = {
  draft: 'bg-sunken text-ink-soft',
  sent: 'bg-care-soft text-care',
  paid: 'bg-good-soft text-good',
} as const

type InvoiceRowProps = {
  readonly invoice: Invoice
  readonly invoices: Invoices
  /** From 0, among `count`. */
  readonly place: number
  readonly count: number
}

export function InvoiceRow({ invoice, invoices, place, count }: InvoiceRowProps) {
  const { number, toCompany, date, status, currency, look } = invoice
  const write = useMemo(() => getWriter(currency, look), [currency, look])
  const total = useMemo(() => write.money(addUp(invoice).total), [write, invoice])
  const name = number.trim() || 'Without a number'
  const about = [toCompany, write.date(date)].filter(Boolean).join(', ')
  return (
    <li
      className={`grid grid-cols-1 content-center gap-1 border-line ${place > 0 ? 'border-t' : ''}`}
      style={{ height: ROW_HEIGHT }}
      aria-setsize={count}
      aria-posinset={place + 1}
      aria-current={invoice.id === invoices.invoice.id || undefined}
    >
      <span className="flex items-baseline gap-2">
        <span className="truncate font-medium" title={name}>
          {name}
        </span>
        <span className={`rounded-full px-2 text-xs ${STATUS_LOOK[status]}`}>{status}</span>
        <span className="ms-auto tabular-nums">{total}</span>
      </span>
      <span className="flex items-center gap-1">
        <span className="min-w-0 flex-1 truncate text-ink-soft text-sm" title={about}>
          {about}
        </span>
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
