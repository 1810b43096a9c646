import { addDays, parseIsoDate, toIsoDate } from '#lib/dates/civil-date.ts'
import { toResult } from '#lib/result/result.ts'
import type { Details, Invoice, Item } from './invoice.ts'

const DAYS_TO_PAY = 30

export function newItem(id: string): Item {
  return { id, description: '', quantity: '1', rate: '0', tax: '' }
}

/** Returns the default due date. Throws UserError if the date is invalid. */
export function defaultDueDate(date: string): string {
  return toIsoDate(addDays(parseIsoDate(date), DAYS_TO_PAY))
}

/** An empty invoice of a sender, with the number after the latest. Without a date before the page knows the day. */
export function newInvoice(
  details: Details,
  invoices: readonly Invoice[],
  today: string | undefined,
): Invoice {
  const { logo: _, ...sender } = details
  const latest = invoices.reduce<Invoice | undefined>(
    (last, one) => (last && last.createdAt >= one.createdAt ? last : one),
    undefined,
  )
  return {
    id: '',
    status: 'draft',
    number: freeNumber(latest?.number, new Set(invoices.map(({ number }) => number))),
    date: today ?? '',
    dueDate: today === undefined ? '' : defaultDueDate(today),
    isDueDateOwn: false,
    toCompany: '',
    toAddress: '',
    items: [newItem('1')],
    notes: '',
    fields: [],
    extras: NO_EXTRAS,
    createdAt: 0,
    changedAt: 0,
    ...sender,
  }
}

const NO_EXTRAS: Invoice['extras'] = {
  taxName: '',
  taxByLine: false,
  taxIsIncluded: false,
  moreTaxes: [],
  discountKind: 'percent',
  discount: '',
  shipping: '',
  shippingIsTaxed: false,
  paid: '',
}

/** Returns the invoice on another date; a due date that the user did not set moves with it. */
export function withDate(invoice: Invoice, date: string): Invoice {
  const due = toResult(() => defaultDueDate(date))
  return invoice.isDueDateOwn || !due.ok ? { ...invoice, date } : { ...invoice, date, dueDate: due.value }
}

/** Returns the details that the next invoice starts with. */
export function getDetails(invoice: Invoice, logo: string): Details {
  const { fromCompany, fromAddress, currency, tax, terms, payment, eInvoice, look } = invoice
  return {
    fromCompany,
    fromAddress,
    currency,
    tax,
    terms,
    payment,
    eInvoice: getSeller(eInvoice),
    look,
    logo,
  }
}

function getSeller(eInvoice: Invoice['eInvoice']): Invoice['eInvoice'] {
  return {
    ...eInvoice,
    buyerVatId: '',
    buyerCity: '',
    buyerPostcode: '',
    buyerCountry: '',
    buyerReference: '',
    buyerEmail: '',
    isCreditNote: false,
    precedingNumber: '',
    precedingDate: '',
    deliveryDate: '',
  }
}

/** The number after this one, with as many digits: INV-001 → INV-002, 2026/099 → 2026/100, INV-999 → INV-1000. */
export function nextNumber(number: string): string {
  const parts = /^(.*?)(\d+)(\D*)$/s.exec(number)
  if (!parts) return number.trim() === '' ? 'INV-001' : `${number}-2`
  const [, before = '', digits = '', after = ''] = parts
  return before + (BigInt(digits) + 1n).toString().padStart(digits.length, '0') + after
}

/** The first number after the latest that no invoice has. */
export function freeNumber(latest: string | undefined, usedNumbers: ReadonlySet<string>): string {
  if (latest === undefined) return 'INV-001'
  let number = nextNumber(latest)
  while (usedNumbers.has(number)) number = nextNumber(number)
  return number
}
