import * as v from 'valibot'

export const STATUSES = ['draft', 'sent', 'paid'] as const

/** Single line. Numbers are stored as typed, and parsed when the invoice is totaled. */
export const Item = v.object({
  id: v.string(),
  description: v.optional(v.string(), ''),
  quantity: v.optional(v.string(), '1'),
  rate: v.optional(v.string(), '0'),
  /** Percent of this line alone, where taxes are set by line; empty for the invoice's own. */
  tax: v.optional(v.string(), ''),
  /** Unit of the quantity in an electronic invoice (UN/ECE Recommendation 20); by default that of the invoice. */
  unit: v.optional(v.string()),
})
export type Item = v.InferOutput<typeof Item>

/** Additional tax on the same amounts. */
export const MoreTax = v.object({ name: v.optional(v.string(), ''), percent: v.optional(v.string(), '') })
export type MoreTax = v.InferOutput<typeof MoreTax>

/** A line that the form does not know, such as an order number or a tax number. */
export const ExtraField = v.object({ label: v.optional(v.string(), ''), value: v.optional(v.string(), '') })
export type ExtraField = v.InferOutput<typeof ExtraField>

const DISCOUNT_KINDS = ['percent', 'amount'] as const

/** Charges in addition to the lines and their tax: all optional, off by default. */
export const Extras = v.object({
  taxName: v.optional(v.string(), ''),
  taxByLine: v.optional(v.boolean(), false),
  taxIsIncluded: v.optional(v.boolean(), false),
  moreTaxes: v.optional(v.array(MoreTax), []),
  discountKind: v.optional(v.picklist(DISCOUNT_KINDS), 'percent'),
  discount: v.optional(v.string(), ''),
  shipping: v.optional(v.string(), ''),
  shippingIsTaxed: v.optional(v.boolean(), false),
  paid: v.optional(v.string(), ''),
})
export type Extras = v.InferOutput<typeof Extras>

/** VAT categories of lines at 0 % (UNCL 5305); empty to infer it. */
export const ZERO_CATEGORIES = ['', 'Z', 'E', 'AE', 'K', 'G', 'O'] as const

/** Data of an electronic invoice in addition to the printed data (EN 16931). */
export const EInvoice = v.object({
  isOn: v.optional(v.boolean(), false),
  /** A number in a company register, for those without a VAT number. */
  sellerId: v.optional(v.string(), ''),
  sellerVatId: v.optional(v.string(), ''),
  /** National tax number (BT-32). */
  sellerTaxNumber: v.optional(v.string(), ''),
  isCreditNote: v.optional(v.boolean(), false),
  /** Number and ISO date of the invoice that a credit note corrects (BG-3). */
  precedingNumber: v.optional(v.string(), ''),
  precedingDate: v.optional(v.string(), ''),
  /** Profile XRechnung of German authorities. */
  isXRechnung: v.optional(v.boolean(), false),
  contactName: v.optional(v.string(), ''),
  contactPhone: v.optional(v.string(), ''),
  contactEmail: v.optional(v.string(), ''),
  buyerEmail: v.optional(v.string(), ''),
  /** Unit of the quantities (UN/ECE Recommendation 20). */
  unit: v.optional(v.string(), 'C62'),
  zeroCategory: v.optional(v.picklist(ZERO_CATEGORIES), ''),
  sellerCity: v.optional(v.string(), ''),
  sellerPostcode: v.optional(v.string(), ''),
  /** ISO 3166-1 alpha-2. */
  sellerCountry: v.optional(v.string(), ''),
  buyerVatId: v.optional(v.string(), ''),
  buyerCity: v.optional(v.string(), ''),
  buyerPostcode: v.optional(v.string(), ''),
  buyerCountry: v.optional(v.string(), ''),
  buyerReference: v.optional(v.string(), ''),
  /** ISO date. */
  deliveryDate: v.optional(v.string(), ''),
  /** Reason for an exemption from VAT, if any. */
  exemptionReason: v.optional(v.string(), ''),
})
export type EInvoice = v.InferOutput<typeof EInvoice>

/** Account for the payment, and whether to print a payment code (EPC069-12). */
export const Payment = v.object({
  isOn: v.optional(v.boolean(), false),
  accountName: v.optional(v.string(), ''),
  iban: v.optional(v.string(), ''),
  bic: v.optional(v.string(), ''),
})
export type Payment = v.InferOutput<typeof Payment>

export const TEMPLATES = ['classic', 'modern', 'compact'] as const
export type Template = (typeof TEMPLATES)[number]
export const PAPERS = ['a4', 'letter'] as const
export const DATE_FORMATS = ['locale', 'iso', 'day first', 'month first'] as const

/** How it looks. */
export const Look = v.object({
  template: v.optional(v.picklist(TEMPLATES), 'classic'),
  paper: v.optional(v.picklist(PAPERS), 'a4'),
  /** `#rrggbb`. */
  color: v.optional(v.string(), '#b3401a'),
  /** BCP 47, of the printed words and numbers. */
  language: v.optional(v.string(), 'en'),
  dateFormat: v.optional(v.picklist(DATE_FORMATS), 'locale'),
  /** Own words in place of the language's, by their key. */
  labels: v.optional(v.record(v.string(), v.string()), {}),
})
export type Look = v.InferOutput<typeof Look>

/** Invoice as stored, synced and written to files. */
export const Invoice = v.object({
  id: v.string(),
  status: v.optional(v.picklist(STATUSES), 'draft'),
  number: v.optional(v.string(), 'INV-001'),
  /** ISO dates. */
  date: v.string(),
  dueDate: v.string(),
  /** Set by hand, so that it remains when the date changes. */
  isDueDateOwn: v.optional(v.boolean(), false),
  fromCompany: v.optional(v.string(), ''),
  fromAddress: v.optional(v.string(), ''),
  toCompany: v.optional(v.string(), ''),
  toAddress: v.optional(v.string(), ''),
  items: v.array(Item),
  notes: v.optional(v.string(), ''),
  terms: v.optional(v.string(), ''),
  tax: v.optional(v.string(), '0'),
  /** ISO 4217. */
  currency: v.optional(v.string(), 'USD'),
  fields: v.optional(v.array(ExtraField), []),
  extras: v.optional(Extras, {}),
  eInvoice: v.optional(EInvoice, {}),
  payment: v.optional(Payment, {}),
  look: v.optional(Look, {}),
  /** Times of creation and last change, in milliseconds. */
  createdAt: v.optional(v.number(), 0),
  changedAt: v.optional(v.number(), 0),
})
export type Invoice = v.InferOutput<typeof Invoice>

/** Details shared by all invoices of a sender: defaults for new ones. */
export const Details = v.object({
  fromCompany: v.optional(v.string(), ''),
  fromAddress: v.optional(v.string(), ''),
  currency: v.optional(v.string(), 'USD'),
  tax: v.optional(v.string(), '0'),
  terms: v.optional(v.string(), ''),
  payment: v.optional(Payment, {}),
  eInvoice: v.optional(EInvoice, {}),
  look: v.optional(Look, {}),
  /** A picture as a `data:` address; empty without one. */
  logo: v.optional(v.string(), ''),
})
export type Details = v.InferOutput<typeof Details>

/** Input from another tool for an invoice. */
export const Sent = v.object({
  currency: v.optional(v.string(), 'USD'),
  items: v.pipe(
    v.array(v.object({ description: v.string(), quantity: v.string(), rate: v.string() })),
    v.minLength(1),
    v.maxLength(5000),
  ),
})
export type Sent = v.InferOutput<typeof Sent>
