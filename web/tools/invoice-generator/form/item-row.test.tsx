import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Invoice, Item } from '../invoice/invoice.ts'
import { invoiceOf } from '../invoice.fixture.ts'
import { ItemRow } from './item-row.tsx'

const item = (id: string, known: Partial<Item> = {}): Item => ({
  id,
  description: '',
  quantity: '1',
  rate: '5',
  tax: '',
  ...known,
})
const before = invoiceOf('a', { items: [item('1'), item('2'), item('3')] })

type Place = {
  readonly index: number
  readonly isLast?: boolean
  readonly isOnly?: boolean
  readonly hasTax?: boolean
}

async function shown(
  { index, isLast = false, isOnly = false, hasTax = false }: Place,
  known?: Partial<Item>,
) {
  const onAdd = vi.fn()
  let invoice: Invoice = before
  const screen = await render(
    <ItemRow
      item={item(String(index + 1), known)}
      index={index}
      isLast={isLast}
      isOnly={isOnly}
      amount="$5.00"
      hasTax={hasTax}
      isOfMany={false}
      onChange={(work) => {
        invoice = work(before)
      }}
      onAdd={onAdd}
    />,
  )
  const button = (name: string) => screen.getByRole('button', { name, exact: true })
  const press = (name: string) => userEvent.click(button(name))
  const order = () => invoice.items.map(({ id }) => id)
  return { screen, onAdd, button, press, order, at: (place: number) => invoice.items[place] }
}

test('Enter in a field of the last row adds another, in another row and on a button it does not', async () => {
  const last = await shown({ index: 2, isLast: true })
  await userEvent.type(last.screen.getByLabelText('Rate'), '{Enter}')
  expect(last.onAdd).toHaveBeenCalledTimes(1)
  last.button('Remove item').element().focus()
  await userEvent.keyboard('{Enter}')
  expect([last.onAdd.mock.calls.length, last.order()]).toEqual([1, ['1', '2']])
  await last.screen.unmount()
  const other = await shown({ index: 1 })
  await userEvent.type(other.screen.getByLabelText('Rate'), '{Enter}')
  expect(other.onAdd).not.toHaveBeenCalled()
})

test('each field changes itself in its own item, and a number that is too large says so there', async () => {
  const { screen, at } = await shown({ index: 1, hasTax: true }, { quantity: '1234567890123' })
  const changes = { Description: 'description', Quantity: 'quantity', Rate: 'rate' } as const
  for (const [label, key] of Object.entries(changes)) {
    await userEvent.fill(screen.getByLabelText(label), '7')
    expect(at(1)).toEqual({ ...before.items[1], [key]: '7' })
  }
  await userEvent.fill(screen.getByLabelText('Tax of this item (%)'), '7')
  expect([at(0), at(1)]).toEqual([before.items[0], { ...before.items[1], tax: '7' }])
  await expect.element(screen.getByLabelText('Quantity')).toHaveAccessibleDescription('Number is too large')
  await expect.element(screen.getByLabelText('Rate')).toHaveAccessibleDescription('')
})
