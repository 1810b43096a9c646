import * as v from 'valibot'
import { parseIsoDate } from '#lib/dates/civil-date.ts'
import { decimalFields, decimalText } from '#lib/operation/decimal-text.ts'
import { dataResult, fileResult, operation, typedText } from '#lib/operation/operation.ts'
import { UserError } from '#lib/result/user-error.ts'
import { nameCharacter } from '#lib/text/name-character.ts'
import { typesetWith } from '#lib/typeset/typeset.ts'
import { facturX } from './e-invoice/factur-x.ts'
import { eInvoiceProblems } from './e-invoice/problems.ts'
import { CURRENCIES } from './invoice/currencies.ts'
import { EInvoice, ExtraField, Extras, Invoice, Item, Look, MoreTax, Payment } from './invoice/invoice.ts'
import { minorText } from './invoice/money.ts'
import { defaultDueDate } from './invoice/new-invoice.ts'
import { invoiceProblems } from './invoice/problems.ts'
import { addUp } from './invoice/totals.ts'
import { pdfName } from './preview/pdf-job.ts'
import { pdfOptions } from './preview/pdf-options.ts'
import { invoiceDocument } from './print/invoice-document.ts'
import { LABEL_KEYS } from './print/labels.ts'
import { paymentCode } from './print/payment-code.ts'

const { id: _, status, isDueDateOwn, createdAt, changedAt, ...invoice } = Invoice.entries
const { id, ...item } = Item.entries

const question = v.strictObject({
  ...invoice,
  dueDate: v.optional(v.string(), ''),
  currency: v.optional(v.picklist(CURRENCIES), 'USD'),
  number: v.string(),
  ...decimalFields({ tax: '0' }),
  items: v.pipe(
    v.array(v.strictObject({ ...item, rate: decimalText, ...decimalFields({ quantity: '1', tax: '' }) })),
    v.minLength(1),
  ),
  fields: v.optional(v.array(v.strictObject(ExtraField.entries)), []),
  extras: v.optional(
    v.strictObject({
      ...Extras.entries,
      ...decimalFields({ discount: '', shipping: '', paid: '' }),
      moreTaxes: v.optional(
        v.array(v.strictObject({ ...MoreTax.entries, ...decimalFields({ percent: '' }) })),
        [],
      ),
    }),
    {},
  ),
  eInvoice: v.optional(v.strictObject(EInvoice.entries), {}),
  payment: v.optional(v.strictObject(Payment.entries), {}),
  look: v.optional(
    v.strictObject({
      ...Look.entries,
      labels: v.optional(v.strictObject(v.entriesFromList(LABEL_KEYS, v.optional(v.string(), ''))), {}),
    }),
    {},
  ),
})
type Params = v.InferOutput<typeof question>

const money = v.string()

const NOTES = {
  date: 'Such as 2026-01-31.',
  dueDate: '30 days after the date, if it is empty.',
  items: 'Such as [{"description":"Typesetting","quantity":"220","rate":"3.75"}].',
  tax: 'In percent.',
  eInvoice: 'With isOn the PDF holds a Factur-X invoice (EN 16931).',
  payment: 'With isOn a code to pay by SEPA transfer is printed.',
}

const EXAMPLE = {
  number: 'INV-007',
  date: '2026-01-31',
  fromCompany: 'Zoë Design Studio',
  toCompany: 'Northwind Books',
  currency: 'EUR',
  tax: '20',
  items: [{ description: 'Typesetting, by page', quantity: '220', rate: '3.75' }],
}

export const operations = [
  operation({
    name: 'invoice',
    title: 'Invoice as a PDF',
    summary: 'Writes an invoice as a PDF, also with an electronic invoice (Factur-X).',
    seeAlso: 'For the sums alone use invoice-totals.',
    params: question,
    gives: 'file',
    mediaTypes: ['application/pdf'],
    notes: NOTES,
    examples: [
      {
        params: EXAMPLE,
        result: {
          name: 'invoice_INV-007.pdf',
          sha256: '7a24c29a3d1be448f4e8b430c8df8637cf0de4b7b852e246c49242988eeb7aae',
        },
      },
    ],
    async run(params, { typesetFile }) {
      const invoice = sound(params)
      const code = paymentCode(invoice)
      if (code && !code.ok) throw new UserError(code.problem.message, code.problem.detail)
      if (invoice.eInvoice.isOn) refuse(eInvoiceProblems(invoice))
      const document = invoiceDocument(
        invoice,
        code ? { paymentCode: code.value } : {},
        new Date(`${invoice.date}T00:00:00Z`),
      )
      const { bytes, missingCharacters } = await typesetWith(typesetFile, document, pdfOptions(invoice))
      const notes =
        missingCharacters.length > 0
          ? [`No font here has ${missingCharacters.map(nameCharacter).join(' ')}.`]
          : []
      return fileResult(pdfName(invoice.number), bytes, 'application/pdf', notes)
    },
  }),
  operation({
    name: 'invoice-totals',
    paramsOf: 'invoice',
    title: 'Totals of an invoice',
    summary: 'Adds up an invoice exactly: lines, discount, taxes, shipping, and what is due.',
    params: question,
    gives: 'data',
    data: v.strictObject({
      lines: v.array(money),
      taxes: v.array(v.strictObject({ name: v.string(), percent: v.string(), base: money, amount: money })),
      subtotal: money,
      discount: money,
      shipping: money,
      tax: money,
      total: money,
      paid: money,
      balance: money,
      dueDate: v.string(),
      currency: v.string(),
    }),
    notes: NOTES,
    examples: [
      {
        params: EXAMPLE,
        result: {
          lines: ['825.00'],
          taxes: [{ name: '', percent: '20', base: '825.00', amount: '165.00' }],
          subtotal: '825.00',
          discount: '0.00',
          shipping: '0.00',
          tax: '165.00',
          total: '990.00',
          paid: '0.00',
          balance: '990.00',
          dueDate: '2026-03-02',
          currency: 'EUR',
        },
        shown: ['825.00'],
      },
    ],
    share: ({ currency, items }) => ({
      currency,
      items: items.map(({ description, quantity, rate }) => ({ description, quantity, rate })),
    }),
    run(params) {
      const invoice = sound(params)
      const { lines, taxes, groups, ...sums } = addUp(invoice)
      const money = (minor: bigint) => minorText(minor, invoice.currency)
      return dataResult({
        lines: lines.map(money),
        taxes: taxes.map(({ name, percent, base, amount }) => ({
          name,
          percent: percent.toFixed(),
          base: money(base),
          amount: money(amount),
        })),
        ...Object.fromEntries(Object.entries(sums).map(([name, minor]) => [name, money(minor)])),
        dueDate: invoice.dueDate,
        currency: invoice.currency,
      })
    },
  }),
  operation({
    name: 'invoice-xml',
    paramsOf: 'invoice',
    title: 'Electronic invoice as XML',
    summary: 'Writes an electronic invoice (Factur-X 1.0, EN 16931) as XML.',
    params: question,
    gives: 'text',
    mediaTypes: ['application/xml'],
    notes: NOTES,
    examples: [
      {
        params: {
          ...EXAMPLE,
          eInvoice: { sellerCountry: 'DE', sellerVatId: 'DE123456789', buyerCountry: 'FR' },
        },
        result: { sha256: '655e6a9d503ab7be8aee2b9c65e989bec8413593bff655591a33dea22698acc1' },
      },
    ],
    run(params) {
      const invoice = sound(params)
      refuse(eInvoiceProblems(invoice))
      return typedText('application/xml', facturX(invoice))
    },
  }),
]

/** Returns the invoice in the format of the page. Throws UserError for an invalid number or date. */
function sound({ items, dueDate, ...params }: Params): Invoice {
  parseIsoDate(params.date)
  if (dueDate !== '') parseIsoDate(dueDate)
  const invoice: Invoice = {
    ...params,
    id: '1',
    status: 'draft',
    items: items.map((item, index) => ({ ...item, id: `${index + 1}` })),
    dueDate: dueDate || defaultDueDate(params.date),
    isDueDateOwn: dueDate !== '',
    createdAt: 0,
    changedAt: 0,
  }
  refuse(invoiceProblems(invoice))
  return invoice
}

function refuse(problems: readonly string[]): void {
  if (problems.length > 0) throw new UserError(problems.join('\n'))
}
