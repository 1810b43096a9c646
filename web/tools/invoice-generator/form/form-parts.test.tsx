import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Invoice } from '../invoice/invoice.ts'
import { invoiceOf } from '../invoice.fixture.ts'
import EInvoiceCard from './e-invoice-card.tsx'
import { TotalsCard } from './totals-card.tsx'

const invoice = invoiceOf('a')
let changed: Invoice
const onChange = (work: (now: Invoice) => Invoice) => {
  changed = work(invoice)
}
const labels = () => [...document.querySelectorAll('label')].map(({ textContent }) => textContent)

test('fields of the electronic invoice are shown only if it is enabled, and countries by name', async () => {
  const card = (isOn: boolean) => (
    <EInvoiceCard
      eInvoice={{ ...invoice.eInvoice, isOn }}
      payment={invoice.payment}
      locale="en"
      onChange={onChange}
    />
  )
  const screen = await render(card(false))
  expect(labels().filter((label) => !/^(Factur-X|Payment QR)/.test(label ?? ''))).toEqual([
    'Account holder',
    'IBAN',
    'BIC',
  ])
  await userEvent.click(screen.getByRole('switch', { name: 'Payment QR' }))
  expect(changed).toEqual({ ...invoice, payment: { ...invoice.payment, isOn: true } })
  await screen.rerender(card(true))
  const country = screen.getByLabelText('Country of the buyer')
  const names = [...country.element().querySelectorAll('option')].map(({ textContent }) => textContent)
  expect([names[0], names[1], names.at(-1), names.length]).toEqual([
    'Choose…',
    'Afghanistan',
    'Zimbabwe',
    250,
  ])
})

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
    ['Total', '—', 'polite'],
  ])
  await screen.rerender(card({ rows, total: '$1.10', amountOf: () => '' }))
  expect(shown()).toEqual(rows.map(([label, text]) => [label, text, label === 'Total' ? 'polite' : 'off']))
  const tax = screen.getByLabelText('Tax (%)', { exact: true })
  await expect.element(tax).toHaveAccessibleDescription('At most 12 decimals are read')
  await userEvent.fill(tax, '19')
  expect(changed).toEqual({ ...invoice, tax: '19' })
})
