import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { invoiceOf } from '../invoice.fixture.ts'
import type { Invoices } from '../use-invoices.ts'
import { InvoiceRow } from './invoices-card.tsx'

test('a row shows its invoice, its position, whether it is open, and its actions', async () => {
  const [open, other] = [
    invoiceOf('a', { number: ' 7 ', toCompany: 'Beta', status: 'sent' }),
    invoiceOf('b', { number: ' ' }),
  ]
  const acts = { open: vi.fn(), duplicate: vi.fn(), remove: vi.fn() }
  // Only these parts of all invoices are used.
  const invoices = { invoice: open, ...acts } as Partial<Invoices> as Invoices
  const screen = await render(
    <ul>
      <InvoiceRow invoice={open} invoices={invoices} place={0} count={2} />
      <InvoiceRow invoice={other} invoices={invoices} place={1} count={2} />
    </ul>,
  )
  const rows = [...document.querySelectorAll('li')]
  expect(rows.map((row) => [row.ariaPosInSet, row.ariaSetSize, row.ariaCurrent])).toEqual([
    ['1', '2', 'true'],
    ['2', '2', null],
  ])
  expect(
    rows.map((row) => [...row.querySelectorAll('span > span')].map(({ textContent }) => textContent)),
  ).toEqual([
    ['7', 'sent', '$100.00', 'Beta, Mar 2, 2026'],
    ['Without a number', 'draft', '$100.00', 'Mar 2, 2026'],
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Open Without a number' }))
  await userEvent.click(screen.getByRole('button', { name: 'Duplicate 7' }))
  await userEvent.click(screen.getByRole('button', { name: 'Delete 7' }))
  expect([acts.open, acts.duplicate, acts.remove].map(({ mock }) => mock.calls)).toEqual([
    [['b']],
    [[open]],
    [[open]],
  ])
})
