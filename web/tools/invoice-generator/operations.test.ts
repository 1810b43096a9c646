import { expect, test } from 'vitest'
import { callCommand } from '#interfaces/testing/shell.fixture.ts'

const INVOICE = { number: '1', date: '2026-01-31', fromCompany: 'A', toCompany: 'B', items: [{ rate: '10' }] }

const call = (name: string, change: object) =>
  callCommand([name, '--params', '-'], { input: JSON.stringify({ ...INVOICE, ...change }) })
const totals = async (change: object) => JSON.parse((await call('invoice-totals', change)).text)
const error = async (name: string, change: object) => {
  const { code, complaint } = await call(name, change)
  return code === 1 ? complaint.trim() : code
}

test('an invoice is due thirty days after its date by default', async () => {
  expect((await totals({})).dueDate).toBe('2026-03-02')
  expect((await totals({ dueDate: '2026-02-01' })).dueDate).toBe('2026-02-01')
})

test('the sums are in the least coin of the currency, each tax with its name and base', async () => {
  const change = {
    currency: 'JPY',
    items: [{ quantity: '3', rate: '33.5' }, { rate: '1' }],
    tax: '10',
    extras: {
      discountKind: 'amount',
      discount: '2',
      shipping: '5',
      paid: '1',
      moreTaxes: [{ name: 'PST', percent: '5' }],
    },
  }
  expect(await totals(change)).toMatchObject({
    lines: ['101', '1'],
    subtotal: '102',
    discount: '2',
    shipping: '5',
    taxes: [
      { name: '', percent: '10', base: '100', amount: '10' },
      { name: 'PST', percent: '5', base: '100', amount: '5' },
    ],
    tax: '15',
    total: '120',
    paid: '1',
    balance: '119',
    currency: 'JPY',
  })
})

test.each([[{ date: '2026-02-30' }], [{ date: '' }], [{ dueDate: 'tomorrow' }]])(
  'a date that is none is refused: %j',
  async (change) => {
    expect(await error('invoice-totals', change)).not.toBe(0)
  },
)

test('reports all unreadable numbers at once, and rejects an invoice without items', async () => {
  const long = '1'.repeat(13)
  expect(await error('invoice-totals', { items: [{ rate: '1' }, { rate: long }], tax: long })).toBe(
    'Item 2: Number is too large.\nTax: Number is too large.',
  )
  expect(await error('invoice-totals', { items: [] })).toBe(
    'items: At least 1 characters or items are needed.',
  )
})

test('reports missing data of an electronic invoice, for a PDF only if one is requested', async () => {
  const lacks =
    'Choose the country of your company.\nChoose the country of the buyer.\nEnter your VAT number, tax number or company register number.\nDescribe item 1.'
  expect(await error('invoice-xml', {})).toBe(lacks)
  expect(await error('invoice', { eInvoice: { isOn: true } })).toBe(lacks)
})

test('reports a payment code that cannot be created', async () => {
  expect(await error('invoice', { payment: { isOn: true } })).toBe(
    'Payment codes are for euros. Choose EUR, or turn off Payment QR.',
  )
})
