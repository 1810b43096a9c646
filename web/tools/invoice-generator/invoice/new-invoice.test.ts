import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Details, Invoice } from './invoice.ts'
import { defaultDueDate, freeNumber, getDetails, newInvoice, nextNumber, withDate } from './new-invoice.ts'

const invoice = (rest: object = {}) =>
  v.parse(Invoice, { id: 'i', date: '2026-01-31', dueDate: '2026-03-02', items: [{ id: '1' }], ...rest })

test('an empty invoice has the values of the specification', () => {
  expect(newInvoice(v.parse(Details, {}), [], '2026-11-24')).toMatchObject({
    status: 'draft',
    number: 'INV-001',
    date: '2026-11-24',
    dueDate: '2026-12-24',
    isDueDateOwn: false,
    toCompany: '',
    items: [{ id: '1', description: '', quantity: '1', rate: '0', tax: '' }],
    currency: 'USD',
    tax: '0',
  })
})

test('newInvoice(): leaves the dates empty while the current day is unknown', () => {
  expect(newInvoice(v.parse(Details, {}), [], undefined)).toMatchObject({ date: '', dueDate: '' })
})

test('continues the number of the most recently created invoice, at any position in the list', () => {
  const details = v.parse(Details, {})
  const last = invoice({ number: 'A-7', createdAt: 20 })
  const earlier = invoice({ number: 'INV-003', createdAt: 10 })
  const conflicting = invoice({ number: 'A-8', createdAt: 5 })
  expect(newInvoice(details, [earlier, last], '2026-11-24').number).toBe('A-8')
  expect(newInvoice(details, [last, earlier], '2026-11-24').number).toBe('A-8')
  expect(newInvoice(details, [conflicting, last, earlier], '2026-11-24').number).toBe('A-9')
  const sameTime = invoice({ number: 'B-1', createdAt: 20 })
  expect(newInvoice(details, [last, sameTime], '2026-11-24').number).toBe('A-8')
})

test.each([
  ['2026-01-31', '2026-03-02'],
  ['2028-01-31', '2028-03-01'],
  ['2026-12-02', '2027-01-01'],
])('an invoice of %s is due 30 days after: %s', (date, due) => {
  expect(defaultDueDate(date)).toBe(due)
})

test('withDate(): moves the due date with the date until the user sets it', () => {
  expect(withDate(invoice(), '2026-04-01')).toMatchObject({ date: '2026-04-01', dueDate: '2026-05-01' })
  expect(withDate(invoice({ isDueDateOwn: true }), '2026-04-01').dueDate).toBe('2026-03-02')
  expect(withDate(invoice(), '')).toMatchObject({ date: '', dueDate: '2026-03-02' })
})

test('the next invoice starts with the sender, and with nothing of the buyer', () => {
  const eInvoice = {
    isOn: true,
    sellerVatId: 'DE123456789',
    buyerVatId: 'FR40303265045',
    buyerCity: 'Paris',
    buyerPostcode: '75002',
    buyerCountry: 'FR',
    buyerReference: 'PO 7',
    deliveryDate: '2026-01-30',
  }
  const details = getDetails(
    invoice({ fromCompany: 'Acme', tax: '19', toCompany: 'Beta', eInvoice }),
    'data:,',
  )
  expect(details).toMatchObject({ fromCompany: 'Acme', tax: '19', logo: 'data:,' })
  expect(details).not.toHaveProperty('toCompany')
  expect(details.eInvoice).toMatchObject({
    isOn: true,
    sellerVatId: 'DE123456789',
    buyerVatId: '',
    buyerCity: '',
    buyerPostcode: '',
    buyerCountry: '',
    buyerReference: '',
    deliveryDate: '',
  })
})

test.each([
  ['INV-001', 'INV-002'],
  ['INV-009', 'INV-010'],
  ['INV-999', 'INV-1000'],
  ['2026/099', '2026/100'],
  ['7', '8'],
  ['A-007-B', 'A-008-B'],
  ['R12345678901234567890', 'R12345678901234567891'],
  ['Spring', 'Spring-2'],
  ['', 'INV-001'],
])('%j is followed by %j', (number, next) => {
  expect(nextNumber(number)).toBe(next)
})

test('freeNumber(): skips a number in use', () => {
  expect(freeNumber('INV-001', new Set(['INV-001', 'INV-002', 'INV-003']))).toBe('INV-004')
  expect(freeNumber(undefined, new Set())).toBe('INV-001')
})
