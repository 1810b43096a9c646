import { useDeferredValue, useRef, useState } from 'react'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { FileButton } from '#web/ui/file-drop.tsx'
import { Card } from '#web/ui/result.tsx'
import { VirtualRows } from '#web/ui/virtual-list.tsx'
import type { Invoices } from '../storage/use-invoices.ts'
import { InvoiceRow, ROW_HEIGHT } from './invoice-row.tsx'
import { matching } from './matching.ts'
import { useInvoicesFile } from './use-invoices-file.ts'

const MAX_HEIGHT = 416
/** Number of invoices from which the list gets a search. */
const MANY = 10

/** All invoices that this browser keeps, the last changed first. Only those in sight are drawn. */
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
