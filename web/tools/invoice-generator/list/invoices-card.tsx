import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { FileButton } from '#web/ui/file-drop.tsx'
import { Card } from '#web/ui/result.tsx'
import { VirtualRows } from '#web/ui/virtual-list.tsx'
import type { Invoice } from '../invoice/invoice.ts'
import { addUp } from '../invoice/totals.ts'
import { getWriter } from '../print/invoice-text.ts'
import type { Invoices } from '../use-invoices.ts'
import { matching } from './matching.ts'
import { useInvoicesFile } from './use-invoices-file.ts'

const MAX_HEIGHT = 416
/** Number of invoices from which the list gets a search. */
const MANY = 10

/** Renders all invoices stored in this browser, the last changed first. Only visible ones are rendered. */
export default function InvoicesCard({ invoices }: { readonly invoices: Invoices }) {
  const file = useInvoicesFile(invoices)
  const scroll = useRef<HTMLDivElement>(null)
  const [sought, setSought] = useState('')
  const hasMany = invoices.invoices.length > MANY
  const found = matching(invoices.invoices, useDeferredValue(hasMany ? sought : ''))
  return (
    <Card title="Your invoices">
      <div className="mb-2 flex flex-wrap gap-2">
        <Button size="small" onClick={file.save}>
          Export JSON
        </Button>
        <FileButton label="Import JSON" accept=".json" onFiles={file.open} />
      </div>
      <Alert problem={file.problem} />
      {hasMany && (
        <TextField
          label="Find an invoice"
          type="search"
          value={sought}
          placeholder="Number, client or item"
          hint={`${found.length.toLocaleString('en')} ${sought.trim() === '' ? 'invoices' : 'found'}`}
          onChange={setSought}
          className="mb-2"
        />
      )}
      <div
        ref={scroll}
        className="relative overflow-y-auto"
        style={{ height: Math.min(found.length * ROW_HEIGHT, MAX_HEIGHT) }}
      >
        <VirtualRows count={found.length} rowHeight={ROW_HEIGHT} scrollRef={scroll}>
          {({ first, count }) => (
            <ul aria-label="Invoices">
              {found.slice(first, first + count).map((invoice, index) => (
                <InvoiceRow
                  key={invoice.id}
                  invoice={invoice}
                  invoices={invoices}
                  place={first + index}
                  count={found.length}
                />
              ))}
            </ul>
          )}
        </VirtualRows>
      </div>
    </Card>
  )
}

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
