import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Invoice } from '../invoice/invoice.ts'
import { invoiceOf } from '../invoice.fixture.ts'
import MoreCharges from './more-charges.tsx'
import { TotalsCard } from './totals-card.tsx'

const invoice = invoiceOf('a')
let changed: Invoice
const onChange = (work: (now: Invoice) => Invoice) => {
  changed = work(invoice)
}

test('before there is a sum each has a dash, and only the total is read aloud as it changes', async () => {
  const rows = [
    ['Subtotal', '$1.00'],
    ['Tax', '$0.10'],
    ['Total', '$1.10'],
    ['Balance due', '$0.10'],
  ] as const
  const card = (sums?: React.ComponentProps<typeof TotalsCard>['sums']) => (
    <TotalsCard invoice={{ ...invoice, tax: '0.1234567890123' }} sums={sums} onChange={onChange} />
  )
  const screen = await render(card())
  const shown = () =>
    [...document.querySelectorAll('output')].map(({ ariaLabel, textContent, ariaLive }) => [
      ariaLabel,
      textContent,
      ariaLive,
    ])
  expect(shown()).toEqual([
    ['Subtotal', '—', 'off'],
    ['Tax', '—', 'off'],
    ['Total', '—', 'off'],
  ])
  await screen.rerender(card({ rows, total: '$1.10', amountOf: () => '' }))
  expect(shown()).toEqual(rows.map(([label, text]) => [label, text, 'off']))
  const tax = screen.getByLabelText('Tax (%)', { exact: true })
  await expect.element(tax).toHaveAccessibleDescription('At most 12 decimals are read')
  await userEvent.fill(tax, '19')
  expect(changed).toEqual({ ...invoice, tax: '19' })
})

test('a charge that is too large has an error at its field', async () => {
  const extras = { ...invoice.extras, shipping: '1234567890123' }
  const screen = await render(<MoreCharges extras={extras} onChange={onChange} />)
  const shipping = screen.getByLabelText('Shipping', { exact: true })
  await expect.element(shipping).toHaveAccessibleDescription('Number is too large')
})
