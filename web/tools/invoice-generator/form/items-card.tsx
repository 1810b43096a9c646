import { useCallback, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/field.tsx'
import { MenuButton } from '#web/ui/menu-button.tsx'
import { Card } from '#web/ui/result.tsx'
import Plus from '~icons/lucide/plus'
import { withNewItem } from '../invoice/change-invoice.ts'
import { itemsBefore } from '../invoice/clients.ts'
import type { Invoice, Item } from '../invoice/invoice.ts'
import { ItemRow } from './item-row.tsx'

/** Rows that are drawn at a time. */
const AT_A_TIME = 200
const MANY = 50

type ItemsCardProps = {
  readonly invoice: Invoice
  readonly invoices: readonly Invoice[]
  /** Amount of an item, as printed. */
  readonly amountOf: ((index: number) => string) | undefined
  readonly onChange: (work: (invoice: Invoice) => Invoice) => void
}

export function ItemsCard({ invoice, invoices, amountOf, onChange }: ItemsCardProps) {
  const { items, extras } = invoice
  const list = useRef<HTMLDivElement>(null)
  const [part, setPart] = useState(0)
  const lastPart = getPart(items.length - 1)
  const first = Math.min(part, lastPart) * AT_A_TIME
  const before = itemsBefore(invoices)
  const add = useCallback(
    (begin?: Partial<Item>) => {
      onChange((now) => withNewItem(now, begin))
      setPart(Number.POSITIVE_INFINITY)
      focusLast(list)
    },
    [onChange],
  )
  const addEmpty = useCallback(() => add(), [add])
  return (
    <Card title="Items">
      {lastPart > 0 && (
        <SelectField
          label="Items shown"
          value={`${first}`}
          options={getParts(items.length)}
          onChange={(next) => setPart(getPart(Number(next)))}
        />
      )}
      <div ref={list} className={lastPart > 0 ? 'grid' : '-mt-3 grid'}>
        {items.slice(first, first + AT_A_TIME).map((item, place) => {
          const index = first + place
          return (
            <ItemRow
              key={item.id}
              item={item}
              index={index}
              isOnly={items.length === 1}
              isLast={index === items.length - 1}
              amount={amountOf?.(index) ?? '—'}
              hasTax={extras.taxByLine}
              isOfMany={items.length > MANY}
              onChange={onChange}
              onAdd={addEmpty}
            />
          )
        })}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="small" icon={<Plus size={15} aria-hidden />} onClick={addEmpty}>
          Add item
        </Button>
        {before.length > 0 && (
          <MenuButton
            label="Saved items"
            items={before.map(({ label, item }) => ({ label, onChoose: () => add(item) }))}
          />
        )}
      </div>
    </Card>
  )
}

function getPart(index: number): number {
  return Math.floor(index / AT_A_TIME)
}

/** Returns "1 to 200", "201 to 400" and so on, each with the index of its first item. */
function getParts(count: number): { readonly value: string; readonly label: string }[] {
  return Array.from({ length: getPart(count - 1) + 1 }, (_, part) => {
    const first = part * AT_A_TIME
    return { value: `${first}`, label: `${first + 1} to ${Math.min(count, first + AT_A_TIME)}` }
  })
}

/** Focuses the description of the new row once it is rendered. */
function focusLast(list: React.RefObject<HTMLDivElement | null>): void {
  requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('fieldset:last-child input')?.focus())
}
