import { ChevronDown, ChevronUp, Plus, X } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { MenuButton } from '#web/ui/menu-button.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { Card } from '#web/ui/result.tsx'
import { withItem, withItemMoved, withNewItem, withoutItem } from '../invoice/change-invoice.ts'
import { itemsBefore } from '../invoice/clients.ts'
import type { Invoice, Item } from '../invoice/invoice.ts'
import { numberProblem } from '../invoice/number-problem.ts'

type ItemsCardProps = {
  readonly invoice: Invoice
  readonly invoices: readonly Invoice[]
  /** As they are printed. */
  readonly amounts: readonly string[] | undefined
  readonly onChange: (work: (invoice: Invoice) => Invoice) => void
}

export function ItemsCard({ invoice, invoices, amounts, onChange }: ItemsCardProps) {
  const list = useRef<HTMLDivElement>(null)
  const before = itemsBefore(invoices)
  const add = () => {
    onChange((now) => withNewItem(now))
    focusLast(list)
  }
  return (
    <Card title="Items">
      <div ref={list} className="grid gap-3">
        {invoice.items.map((item, index) => (
          <ItemRow
            key={item.id}
            item={item}
            index={index}
            count={invoice.items.length}
            amount={amounts?.[index] ?? '—'}
            hasTax={invoice.extras.taxByLine}
            onChange={onChange}
            onEnter={index === invoice.items.length - 1 ? add : undefined}
          />
        ))}
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="small" icon={<Plus size={15} aria-hidden />} onClick={add}>
          Add item
        </Button>
        {before.length > 0 && (
          <MenuButton
            label="Saved items"
            items={before.map(({ label, item }) => ({
              label,
              onChoose: () => onChange((now) => withNewItem(now, item)),
            }))}
          />
        )}
      </div>
    </Card>
  )
}

/** Once the new row stands, its description takes the focus. */
function focusLast(list: React.RefObject<HTMLDivElement | null>): void {
  requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('fieldset:last-child input')?.focus())
}

type ItemRowProps = {
  readonly item: Item
  readonly index: number
  readonly count: number
  readonly amount: string
  readonly hasTax: boolean
  readonly onChange: ItemsCardProps['onChange']
  /** Enter in the last row adds another. */
  readonly onEnter: (() => void) | undefined
}

function ItemRow({ item, index, count, amount, hasTax, onChange, onEnter }: ItemRowProps) {
  const set = (change: Partial<Item>) => onChange((now) => withItem(now, item.id, change))
  return (
    <fieldset
      className="grid grid-cols-3 items-end gap-x-3 gap-y-2 border-line border-b pb-3 last:border-0 last:pb-0"
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !onEnter || !(event.target instanceof HTMLInputElement)) return
        event.preventDefault()
        onEnter()
      }}
    >
      <legend className="sr-only">Item {index + 1}</legend>
      <div className="col-span-3">
        <TextField
          label="Description"
          value={item.description}
          onChange={(description) => set({ description })}
        />
      </div>
      <NumberField
        label="Quantity"
        value={item.quantity}
        error={numberProblem(item.quantity)}
        onChange={(quantity) => set({ quantity })}
      />
      <NumberField
        label="Rate"
        value={item.rate}
        error={numberProblem(item.rate)}
        onChange={(rate) => set({ rate })}
      />
      {hasTax && (
        <NumberField
          label="Tax of this item (%)"
          value={item.tax}
          error={numberProblem(item.tax)}
          onChange={(tax) => set({ tax })}
        />
      )}
      <div className={`flex min-w-0 flex-wrap items-center justify-end gap-1 ${hasTax ? 'col-span-3' : ''}`}>
        <output
          aria-label="Amount"
          aria-live="off"
          className="min-w-0 flex-1 text-right font-medium tabular-nums"
        >
          {amount}
        </output>
        <span className="flex">
          <RowButton
            label={`Move item ${index + 1} up`}
            isOff={index === 0}
            onClick={() => onChange((now) => withItemMoved(now, index, -1))}
          >
            <ChevronUp size={15} aria-hidden />
          </RowButton>
          <RowButton
            label={`Move item ${index + 1} down`}
            isOff={index === count - 1}
            onClick={() => onChange((now) => withItemMoved(now, index, 1))}
          >
            <ChevronDown size={15} aria-hidden />
          </RowButton>
          <RowButton
            label="Remove item"
            isOff={count === 1}
            onClick={() => onChange((now) => withoutItem(now, item.id))}
          >
            <X size={15} aria-hidden />
          </RowButton>
        </span>
      </div>
    </fieldset>
  )
}

type RowButtonProps = {
  readonly label: string
  readonly isOff: boolean
  readonly onClick: () => void
  readonly children: React.ReactNode
}

function RowButton({ label, isOff, onClick, children }: RowButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={isOff}
      onClick={onClick}
      className="grid size-control place-items-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink disabled:opacity-40"
    >
      {children}
    </button>
  )
}
