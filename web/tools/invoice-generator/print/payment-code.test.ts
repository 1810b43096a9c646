import * as v from 'valibot'
import { expect, test } from 'vitest'
import { EPC_QR_OPTIONS } from '#lib/money/epc-payment.ts'
import { qrPath } from '#lib/qr-code/qr-path.ts'
import { Invoice } from '../invoice/invoice.ts'
import { paymentCode } from './payment-code.ts'

const PAYMENT = {
  isOn: true,
  accountName: ' Zoë Müller ',
  iban: 'DE89 3704 0044 0532 0130 00',
  bic: ' COBADEFFXXX ',
}

const invoice = (rest: object = {}) =>
  v.parse(Invoice, {
    id: 'i',
    date: '2026-01-31',
    dueDate: '2026-03-02',
    number: 'INV-7',
    fromCompany: 'Zoë Design Studio',
    currency: 'EUR',
    payment: PAYMENT,
    items: [{ id: '1', description: 'Work', quantity: '2', rate: '12.25' }],
    ...rest,
  })

const codeOf = (name: string, amount: string) =>
  qrPath(
    `BCD\n002\n1\nSCT\nCOBADEFFXXX\n${name}\nDE89370400440532013000\nEUR${amount}\n\n\nINV-7`,
    EPC_QR_OPTIONS,
  )

test('contains the balance due, for the account owner or else the company', () => {
  expect(paymentCode(invoice())).toEqual({ ok: true, value: codeOf('Zoë Müller', '24.50') })
  expect(paymentCode(invoice({ payment: { ...PAYMENT, accountName: ' ' } }))).toEqual({
    ok: true,
    value: codeOf('Zoë Design Studio', '24.50'),
  })
  expect(paymentCode(invoice({ extras: { paid: '24.49' } }))).toEqual({
    ok: true,
    value: codeOf('Zoë Müller', '0.01'),
  })
  expect(paymentCode(invoice({ extras: { paid: '4.50' } }))).toEqual({
    ok: true,
    value: codeOf('Zoë Müller', '20.00'),
  })
})

test.each([
  [{ currency: 'USD' }, 'Payment codes are for euros.', 'Choose EUR, or turn off Payment QR.'],
  [{ extras: { paid: '24.50' } }, 'There is nothing to pay.', 'Enter items first, or turn off Payment QR.'],
  [{ items: [] }, 'There is nothing to pay.', 'Enter items first, or turn off Payment QR.'],
])('%j has none, and says why', (rest, message, detail) => {
  expect(paymentCode(invoice(rest))).toEqual({ ok: false, problem: { message, detail } })
})

test('returns neither code nor error if disabled', () => {
  expect(paymentCode(invoice({ payment: { ...PAYMENT, isOn: false } }))).toBeUndefined()
})
