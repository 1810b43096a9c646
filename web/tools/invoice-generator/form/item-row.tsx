import { memo } from 'react'
import { TextField } from '#web/ui/field.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import ChevronDown from '~icons/lucide/chevron-down'
import ChevronUp from '~icons/lucide/chevron-up'
import X from '~icons/lucide/x'
import { withItem, withItemMoved, withoutItem } from '../invoice/change-invoice.ts'
import type { Invoice, Item } from '../invoice/invoice.ts'
import { fieldProblem } from '../invoice/number-problem.ts'

type ItemRowProps = {
  readonly item: Item
  readonly index: number
  readonly isOnly: boolean
  readonly isLast: boolean
  readonly amount: string
  readonly hasTax: boolean
  /** Whether there are so many items that those out of view are not laid out. */
  readonly isOfMany: boolean
  readonly onChange: (work: (invoice: Invoice) => Invoice) => void
  /** Enter in the last row adds another. */
  readonly onAdd: () => void
}

/** Clipping with room for the focus ring of a field. */
const OUT_OF_VIEW = '-mx-1 px-1 [content-visibility:auto] [contain-intrinsic-size:auto_9rem]'

/** Row of an item. An invoice can have thousands, so a row renders only if its own data changes. */
export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const { item, index, isOnly, isLast, amount, hasTax, isOfMany, onChange, onAdd } = props
  const set = (change: Partial<Item>) => onChange((now) => withItem(now, item.id, change))
  return (
    <fieldset
      className={`grid grid-cols-3 ${hasTax ? 'items-end' : 'items-start'} gap-x-3 gap-y-2 border-line border-b pb-3 last:border-0 last:pb-0 ${isOfMany ? OUT_OF_VIEW : ''}`}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !isLast || !(event.target instanceof HTMLInputElement)) return
        event.preventDefault()
        onAdd()
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
        error={fieldProblem(item.quantity)}
        onChange={(quantity) => set({ quantity })}
      />
      <NumberField
        label="Rate"
        value={item.rate}
        error={fieldProblem(item.rate)}
        onChange={(rate) => set({ rate })}
      />
      {hasTax && (
        <NumberField
          label="Tax of this item (%)"
          value={item.tax}
          error={fieldProblem(item.tax)}
          onChange={(tax) => set({ tax })}
        />
      )}
      <div
        className={`flex min-w-0 flex-wrap items-center justify-end gap-1 ${hasTax ? 'col-span-3' : 'mt-6 min-h-control'}`}
      >
        <output
          translate="no"
          aria-label="Amount"
          aria-live="off"
          className="min-w-0 flex-auto text-right font-medium tabular-nums"
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
            isOff={isLast}
            onClick={() => onChange((now) => withItemMoved(now, index, 1))}
          >
            <ChevronDown size={15} aria-hidden />
          </RowButton>
          <RowButton
            label="Remove item"
            isOff={isOnly}
            onClick={() => onChange((now) => withoutItem(now, item.id))}
          >
            <X size={15} aria-hidden />
          </RowButton>
        </span>
      </div>
    </fieldset>
  )
})

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
      aria-disabled={isOff || undefined}
      onClick={() => isOff || onClick()}
      className="grid size-control place-items-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink aria-disabled:opacity-40"
    >
      {children}
    </button>
  )
}
