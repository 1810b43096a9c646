import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Invoice } from '../invoice/invoice.ts'
import { invoiceOf } from '../invoice.fixture.ts'
import EInvoiceCard from './e-invoice-card.tsx'
import MoreCharges from './more-charges.tsx'
import { ExtraFields, OwnWords } from './more-options.tsx'
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
  await userEvent.selectOptions(country, 'Norway')
  expect(changed).toEqual({ ...invoice, eInvoice: { ...invoice.eInvoice, buyerCountry: 'NO' } })
  await userEvent.selectOptions(screen.getByLabelText('Your country'), 'Norway')
  expect(changed).toEqual({ ...invoice, eInvoice: { ...invoice.eInvoice, sellerCountry: 'NO' } })
  const texts = {
    'Your VAT number': 'sellerVatId',
    'Your company register number': 'sellerId',
    'Your postcode': 'sellerPostcode',
    'Your city': 'sellerCity',
    'Postcode of the buyer': 'buyerPostcode',
    'City of the buyer': 'buyerCity',
    'VAT number of the buyer': 'buyerVatId',
    'Buyer reference': 'buyerReference',
    'Reason for no VAT': 'exemptionReason',
  } as const
  for (const [label, key] of Object.entries(texts)) {
    await userEvent.fill(screen.getByLabelText(label, { exact: true }), 'x')
    expect(changed).toEqual({ ...invoice, eInvoice: { ...invoice.eInvoice, [key]: 'x' } })
  }
})

test('each charge is set by itself, a second tax makes room for a third, and a number too large says so', async () => {
  const { extras } = invoice
  const screen = await render(
    <MoreCharges
      extras={{ ...extras, shipping: '1234567890123', moreTaxes: [{ name: 'PST', percent: '7' }] }}
      onChange={onChange}
    />,
  )
  for (const [label, key] of [
    ['Discount', 'discount'],
    ['Amount paid', 'paid'],
    ['Name of the tax', 'taxName'],
  ] as const) {
    await userEvent.fill(screen.getByLabelText(label, { exact: true }), '5')
    expect(changed.extras).toEqual({ ...extras, [key]: '5' })
  }
  for (const [label, key] of [
    ['Set tax by item', 'taxByLine'],
    ['Prices include tax', 'taxIsIncluded'],
    ['Tax applies to shipping', 'shippingIsTaxed'],
  ] as const) {
    await userEvent.click(screen.getByRole('checkbox', { name: label }))
    expect(changed.extras).toEqual({ ...extras, [key]: true })
  }
  await userEvent.selectOptions(screen.getByLabelText('Discount in'), 'Amount')
  expect(changed.extras).toEqual({ ...extras, discountKind: 'amount' })
  await expect
    .element(screen.getByLabelText('Shipping', { exact: true }))
    .toHaveAccessibleDescription('Number is too large')
  await expect.element(screen.getByLabelText('Second tax', { exact: true })).toHaveValue('PST')
  await userEvent.fill(screen.getByLabelText('Third tax (%)'), '1')
  expect(changed.extras.moreTaxes).toEqual([
    { name: 'PST', percent: '7' },
    { name: '', percent: '1' },
  ])
})

test('an empty row follows the fields that are there, and a word that is emptied is the language’s again', async () => {
  const onFields = vi.fn()
  const onWords = vi.fn()
  const words = { invoice: 'Bill', total: 'Sum' }
  const screen = await render(
    <>
      <ExtraFields fields={[{ label: 'Order', value: '7' }]} onChange={onFields} />
      <OwnWords look={{ ...invoice.look, language: 'de', labels: words }} onChange={onWords} />
    </>,
  )
  await userEvent.fill(screen.getByLabelText('Value 2'), 'x')
  await userEvent.fill(screen.getByLabelText('Field 1'), '')
  expect(onFields.mock.calls).toEqual([
    [
      [
        { label: 'Order', value: '7' },
        { label: '', value: 'x' },
      ],
    ],
    [[{ label: '', value: '7' }]],
  ])
  await userEvent.click(screen.getByText('Words on paper'))
  const invoiceWord = screen.getByLabelText('Word for “Invoice”')
  await expect.element(invoiceWord).toHaveValue('Bill')
  await expect.element(invoiceWord).toHaveAttribute('placeholder', 'Rechnung')
  await userEvent.fill(invoiceWord, '')
  await userEvent.fill(screen.getByLabelText('Word for “Total”'), 'All')
  expect(onWords.mock.calls).toEqual([[{ total: 'Sum' }], [{ invoice: 'Bill', total: 'All' }]])
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
