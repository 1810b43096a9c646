import { memo, useId } from 'react'
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

const NUMBERS = ['quantity', 'rate', 'tax'] as const

/** Clipping with room for the focus ring of a field. */
const OUT_OF_VIEW = '-mx-1 px-1 [content-visibility:auto] [contain-intrinsic-size:auto_9rem]'

/** Row of an item. An invoice can have thousands, so a row renders only if its own data changes. */
export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const { item, index, isOnly, isLast, amount, hasTax, isOfMany, onChange, onAdd } = props
  const set = (change: Partial<Item>) => onChange((now) => withItem(now, item.id, change))
  const errorId = useId()
  const problems = NUMBERS.flatMap((name) =>
    name === 'tax' && !hasTax ? [] : (fieldProblem(item[name]) ?? []),
  )
  const messages = [...new Set(problems)]
  const number = (label: string, name: (typeof NUMBERS)[number]) => (
    <NumberField
      label={label}
      value={item[name]}
      errorId={fieldProblem(item[name]) && errorId}
      onChange={(value) => set({ [name]: value })}
    />
  )
  return (
    <fieldset
      className={`relative grid items-end gap-x-3 gap-y-2 border-line border-b pt-[calc(var(--control)-24px)] pb-6 last:border-0 ${hasTax ? 'grid-cols-2 sm:grid-cols-4' : 'grid-cols-3'} ${messages.length > 1 ? 'max-sm:pb-10' : ''} ${isOfMany ? OUT_OF_VIEW : ''}`}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !isLast || !(event.target instanceof HTMLInputElement)) return
        event.preventDefault()
        onAdd()
      }}
    >
      <legend className="sr-only">Item {index + 1}</legend>
      <div
        className="col-span-full"
        onPaste={(event) => {
          const text = event.clipboardData.getData('text')
          if (!/[\t\r\n]/.test(text.trim())) return
          event.preventDefault()
          import('./use-pasted-items.ts').then(({ takePastedItems }) =>
            takePastedItems(item.id, text, onChange),
          )
        }}
      >
        <TextField
          label="Description"
          value={item.description}
          onChange={(description) => set({ description })}
        />
      </div>
      {number('Quantity', 'quantity')}
      {number('Rate', 'rate')}
      {hasTax && number('Tax of this item (%)', 'tax')}
      <div className={`min-w-0 text-right ${amount.length > 11 ? 'max-sm:col-span-full' : ''}`}>
        <span aria-hidden className="mb-1 block font-medium text-sm">
          Amount
        </span>
        <output
          translate="no"
          aria-label="Amount"
          aria-live="off"
          className="flex min-h-control items-center justify-end font-medium tabular-nums [overflow-wrap:anywhere]"
        >
          {amount}
        </output>
      </div>
      {/* In the row of the first label, after the fields in the order of keys. */}
      <span className="absolute top-0 right-0 flex">
        {!isOnly && (
          <>
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
          </>
        )}
        <RowButton
          label="Remove item"
          isOff={isOnly}
          onClick={() => onChange((now) => withoutItem(now, item.id))}
        >
          <X size={15} aria-hidden />
        </RowButton>
      </span>
      {messages.length > 0 && (
        <p id={errorId} className="absolute inset-x-0 bottom-0.5 text-sm text-wrong leading-tight">
          {messages.join('. ')}
        </p>
      )}
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
