import { SelectField, TextField } from '#web/ui/field.tsx'
import { MenuButton } from '#web/ui/menu-button.tsx'
import { Card } from '#web/ui/result.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { getClients } from '../invoice/clients.ts'
import { CURRENCIES } from '../invoice/currencies.ts'
import { STATUSES } from '../invoice/invoice.ts'
import { withDate } from '../invoice/new-invoice.ts'
import { isDueBefore } from '../invoice/problems.ts'
import type { Sums } from '../print/sums.ts'
import type { Invoices } from '../use-invoices.ts'
import { ItemsCard } from './items-card.tsx'
import { TotalsCard } from './totals-card.tsx'

const STATUS_OPTIONS = STATUSES.map((value) => ({ value, label: value[0]?.toUpperCase() + value.slice(1) }))

type InvoiceFormProps = {
  readonly invoices: Invoices
  /** Undefined until there is something to add up. */
  readonly sums: Sums | undefined
}

export function InvoiceForm({ invoices, sums }: InvoiceFormProps) {
  const { invoice, change } = invoices
  return (
    <div className="grid min-w-0 gap-4">
      <Facts invoices={invoices} />
      <Parties invoices={invoices} />
      <ItemsCard invoice={invoice} invoices={invoices.invoices} amountOf={sums?.amountOf} onChange={change} />
      <TotalsCard invoice={invoice} sums={sums} onChange={change} />
      <Card>
        <TextArea
          label="Notes"
          value={invoice.notes}
          onChange={(notes) => change((now) => ({ ...now, notes }))}
          placeholder="Thank you for your business."
        />
      </Card>
    </div>
  )
}

function Facts({ invoices: { invoice, change } }: { readonly invoices: Invoices }) {
  return (
    <Card>
      <div className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3">
        <div className="col-span-2 sm:col-span-1">
          <TextField
            label="Invoice number"
            value={invoice.number}
            onChange={(number) => change((now) => ({ ...now, number }))}
          />
        </div>
        <TextField
          label="Date"
          type="date"
          value={invoice.date}
          onChange={(date) => change((now) => withDate(now, date))}
        />
        <TextField
          label="Due date"
          type="date"
          value={invoice.dueDate}
          hint={isDueBefore(invoice) ? 'This is before the date of the invoice.' : undefined}
          onChange={(dueDate) => change((now) => ({ ...now, dueDate, isDueDateOwn: true }))}
        />
        <SelectField
          label="Currency"
          value={invoice.currency}
          options={CURRENCIES}
          onChange={(currency) => change((now) => ({ ...now, currency }))}
        />
        <SelectField
          label="Status"
          value={invoice.status}
          options={STATUS_OPTIONS}
          onChange={(status) => change((now) => ({ ...now, status }))}
        />
      </div>
    </Card>
  )
}

function Parties({ invoices: { invoice, invoices, change } }: { readonly invoices: Invoices }) {
  const clients = getClients(invoices)
  return (
    <Card>
      <div className="grid grid-cols-1 gap-x-4 gap-y-3 sm:grid-cols-2">
        <div className="grid content-start gap-3">
          <TextField
            label="From company"
            value={invoice.fromCompany}
            autoComplete="organization"
            onChange={(fromCompany) => change((now) => ({ ...now, fromCompany }))}
          />
          <TextArea
            label="From address"
            value={invoice.fromAddress}
            onChange={(fromAddress) => change((now) => ({ ...now, fromAddress }))}
          />
        </div>
        <div className="relative grid content-start gap-3">
          <TextField
            label="To company"
            value={invoice.toCompany}
            autoComplete="off"
            onChange={(toCompany) => change((now) => ({ ...now, toCompany }))}
          />
          {clients.length > 0 && (
            <MenuButton
              label="Saved clients"
              className="absolute! end-0 -top-1.5"
              items={clients.map(({ client, label }) => ({
                label,
                onChoose: () => change((now) => ({ ...now, ...client })),
              }))}
            />
          )}
          <TextArea
            label="To address"
            value={invoice.toAddress}
            onChange={(toAddress) => change((now) => ({ ...now, toAddress }))}
          />
        </div>
      </div>
    </Card>
  )
}
