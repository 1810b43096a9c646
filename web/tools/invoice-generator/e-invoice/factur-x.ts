import { element, textElement, type Xml } from '#lib/markup/write-xml.ts'
import { plainIban } from '#lib/money/epc-payment.ts'
import { type Decimal, ZERO } from '#lib/numbers/decimal.ts'
import type { EInvoice, Invoice, Item } from '../invoice/invoice.ts'
import { fromMinor, getNumber, type Minor, minorText, toMinor } from '../invoice/money.ts'
import { addUp, type TaxGroup, type Totals, taxPercent, taxPercents } from '../invoice/totals.ts'
import { compactDate, plainUnit, plainVatId } from './codes.ts'
import { streetLines } from './street-lines.ts'
import { exemptionReason } from './tax-words.ts'
import { UNIT_ONE } from './units.ts'
import { usedCategories, VATEX, vatCategory } from './vat-category.ts'
import { paymentTerms } from './xrechnung-terms.ts'

const NAMESPACES = {
  'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
}
const QUALIFIED_TYPES = 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100'
const EN_16931 = 'urn:cen.eu:en16931:2017'
const XRECHNUNG = `${EN_16931}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`
/** Business process of Peppol, which XRechnung requires. */
const PEPPOL_BILLING = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'
/** Types of documents (UNCL 1001). */
const COMMERCIAL_INVOICE = '380'
const CREDIT_NOTE = '381'
/** Credit transfers (UNCL 4461): SEPA is for euros. */
const SEPA_TRANSFER = '58'
const CREDIT_TRANSFER = '30'

/**
 * The invoice as Factur-X 1.0 (ZUGFeRD 2), profile EN 16931: a Cross Industry Invoice D16B. Only for an invoice of
 * which `eInvoiceProblems` says nothing.
 */
export function facturX(invoice: Invoice): string {
  const totals = addUp(invoice)
  const { isXRechnung, isCreditNote } = invoice.eInvoice
  const root = element(
    'rsm:CrossIndustryInvoice',
    [
      element('rsm:ExchangedDocumentContext', [
        element('ram:BusinessProcessSpecifiedDocumentContextParameter', [
          isXRechnung ? textElement('ram:ID', PEPPOL_BILLING) : undefined,
        ]),
        element('ram:GuidelineSpecifiedDocumentContextParameter', [
          textElement('ram:ID', isXRechnung ? XRECHNUNG : EN_16931),
        ]),
      ]),
      element('rsm:ExchangedDocument', [
        textElement('ram:ID', invoice.number.trim()),
        textElement('ram:TypeCode', isCreditNote ? CREDIT_NOTE : COMMERCIAL_INVOICE),
        element('ram:IssueDateTime', [day(invoice.date)]),
        element('ram:IncludedNote', [textElement('ram:Content', invoice.notes)]),
      ]),
      element('rsm:SupplyChainTradeTransaction', [
        ...invoice.items.map((item, index) => lineItem(invoice, item, index, totals.lines[index] ?? 0n)),
        agreement(invoice),
        delivery(invoice),
        settlement(invoice, totals),
      ]),
    ],
    NAMESPACES,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`
}

/** A price is never below 0 (BR-27): of a credit line it is the quantity that is. */
function lineItem(invoice: Invoice, item: Item, index: number, amount: Minor): Xml {
  const rate = getNumber(item.rate)
  const quantity = getNumber(item.quantity)
  const isCredit = rate.lt('0')
  return element('ram:IncludedSupplyChainTradeLineItem', [
    element('ram:AssociatedDocumentLineDocument', [textElement('ram:LineID', `${index + 1}`)]),
    element('ram:SpecifiedTradeProduct', [textElement('ram:Name', item.description.trim())]),
    element('ram:SpecifiedLineTradeAgreement', [
      element('ram:NetPriceProductTradePrice', [textElement('ram:ChargeAmount', rate.abs().toFixed())]),
    ]),
    element('ram:SpecifiedLineTradeDelivery', [
      textElement('ram:BilledQuantity', (isCredit ? quantity.neg() : quantity).toFixed(), {
        unitCode: plainUnit(item.unit ?? '') || plainUnit(invoice.eInvoice.unit) || UNIT_ONE,
      }),
    ]),
    element('ram:SpecifiedLineTradeSettlement', [
      element('ram:ApplicableTradeTax', getCategory(taxPercent(invoice, item), invoice.eInvoice)),
      element('ram:SpecifiedTradeSettlementLineMonetarySummation', [
        textElement('ram:LineTotalAmount', minorText(amount, invoice.currency)),
      ]),
    ]),
  ])
}

/**
 * Type, category and, unless it is outside of VAT (BR-O-5), the rate. XRechnung requires a rate in each VAT breakdown,
 * which alone has something `between` (BR-DE-14).
 */
function getCategory(percent: Decimal, eInvoice: EInvoice, between: readonly Xml[] = []): Xml[] {
  const category = vatCategory(percent, eInvoice)
  const isBreakdown = between.length > 0
  const hasRate = category !== 'O' || (isBreakdown && eInvoice.isXRechnung)
  return [
    textElement('ram:TypeCode', 'VAT'),
    ...between,
    textElement('ram:CategoryCode', category),
    isBreakdown ? textElement('ram:ExemptionReasonCode', VATEX[category]) : undefined,
    hasRate ? textElement('ram:RateApplicablePercent', percent.toFixed()) : undefined,
  ]
}

function agreement(invoice: Invoice): Xml {
  const { eInvoice } = invoice
  // Invoices not subject to VAT contain no VAT number (BR-O-2).
  const isOutOfScope = usedCategories(invoice).has('O')
  const sellerVatId = isOutOfScope ? '' : eInvoice.sellerVatId
  const seller = {
    city: eInvoice.sellerCity,
    postcode: eInvoice.sellerPostcode,
    country: eInvoice.sellerCountry,
  }
  const buyer = { city: eInvoice.buyerCity, postcode: eInvoice.buyerPostcode, country: eInvoice.buyerCountry }
  return element('ram:ApplicableHeaderTradeAgreement', [
    textElement('ram:BuyerReference', eInvoice.buyerReference.trim()),
    party('ram:SellerTradeParty', {
      name: invoice.fromCompany,
      lines: streetLines(invoice.fromAddress, seller, invoice.look.language),
      ...((sellerVatId + eInvoice.sellerId).trim() === ''
        ? { id: eInvoice.sellerTaxNumber.trim() || plainVatId(eInvoice.sellerVatId) }
        : {}),
      contact: eInvoice,
      email: eInvoice.contactEmail,
      registerId: eInvoice.sellerId,
      ...seller,
      vatId: sellerVatId,
      taxNumber: eInvoice.sellerTaxNumber,
    }),
    party('ram:BuyerTradeParty', {
      name: invoice.toCompany,
      lines: streetLines(invoice.toAddress, buyer, invoice.look.language),
      email: eInvoice.buyerEmail,
      registerId: '',
      ...buyer,
      vatId: isOutOfScope ? '' : eInvoice.buyerVatId,
    }),
  ])
}

type Party = {
  /** Identifier if all others are empty (BR-CO-26). */
  readonly id?: string
  readonly name: string
  readonly contact?: Pick<EInvoice, 'contactName' | 'contactPhone' | 'contactEmail'>
  readonly email: string
  readonly lines: readonly string[]
  readonly registerId: string
  readonly city: string
  readonly postcode: string
  readonly country: string
  readonly vatId: string
  readonly taxNumber?: string
}

function party(tag: string, given: Party): Xml {
  const { name, lines, registerId, city, postcode, country, vatId, taxNumber = '' } = given
  // There are three lines; the rest is joined into the last.
  const [one, two, ...rest] = lines
  return element(tag, [
    textElement('ram:ID', given.id?.trim()),
    textElement('ram:Name', name.trim()),
    element('ram:SpecifiedLegalOrganization', [textElement('ram:ID', registerId.trim())]),
    tradeContact(given.contact),
    element('ram:PostalTradeAddress', [
      textElement('ram:PostcodeCode', postcode.trim()),
      textElement('ram:LineOne', one),
      textElement('ram:LineTwo', two),
      textElement('ram:LineThree', rest.join(', ')),
      textElement('ram:CityName', city.trim()),
      textElement('ram:CountryID', country),
    ]),
    element('ram:URIUniversalCommunication', [
      textElement('ram:URIID', given.email.trim(), { schemeID: 'EM' }),
    ]),
    element('ram:SpecifiedTaxRegistration', [textElement('ram:ID', plainVatId(vatId), { schemeID: 'VA' })]),
    element('ram:SpecifiedTaxRegistration', [textElement('ram:ID', taxNumber.trim(), { schemeID: 'FC' })]),
  ])
}

function tradeContact(contact: Party['contact']): Xml {
  if (!contact) return undefined
  return element('ram:DefinedTradeContact', [
    textElement('ram:PersonName', contact.contactName.trim()),
    element('ram:TelephoneUniversalCommunication', [
      textElement('ram:CompleteNumber', contact.contactPhone.trim()),
    ]),
    element('ram:EmailURIUniversalCommunication', [textElement('ram:URIID', contact.contactEmail.trim())]),
  ])
}

/**
 * Without a delivery date, the date of the invoice is used. A supply within the EU names its country (BR-IC-12),
 * XRechnung its town too (BR-DE-10, BR-DE-11).
 */
function delivery(invoice: Invoice): Xml {
  const { date, eInvoice } = invoice
  const isWithinEu = usedCategories(invoice).has('K')
  return element('ram:ApplicableHeaderTradeDelivery', [
    isWithinEu
      ? element('ram:ShipToTradeParty', [
          element('ram:PostalTradeAddress', [
            textElement('ram:PostcodeCode', eInvoice.buyerPostcode.trim()),
            textElement('ram:CityName', eInvoice.buyerCity.trim()),
            textElement('ram:CountryID', eInvoice.buyerCountry),
          ]),
        ])
      : undefined,
    element('ram:ActualDeliverySupplyChainEvent', [
      element('ram:OccurrenceDateTime', [day(eInvoice.deliveryDate.trim() || date)]),
    ]),
  ])
}

function settlement(invoice: Invoice, totals: Totals): Xml {
  const { currency } = invoice
  const groups = chargedGroups(invoice, totals)
  const money = (tag: string, amount: Minor) => textElement(`ram:${tag}`, minorText(amount, currency))
  const untaxedTotal = totals.subtotal - totals.discount + totals.shipping
  return element('ram:ApplicableHeaderTradeSettlement', [
    textElement('ram:PaymentReference', invoice.number.trim()),
    textElement('ram:InvoiceCurrencyCode', currency),
    paymentMeans(invoice),
    ...groups.map((group) => vatBreakdown(group, invoice)),
    ...groups.map((group) => allowanceOrCharge(false, group.discount, 'Discount', group, invoice)),
    ...groups.map((group) => allowanceOrCharge(true, group.shipping, 'Shipping', group, invoice)),
    element('ram:SpecifiedTradePaymentTerms', [
      textElement('ram:Description', paymentTerms(invoice)),
      element('ram:DueDateDateTime', [day(invoice.dueDate)]),
    ]),
    element('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
      money('LineTotalAmount', totals.subtotal),
      money('ChargeTotalAmount', totals.shipping),
      money('AllowanceTotalAmount', totals.discount),
      money('TaxBasisTotalAmount', untaxedTotal),
      textElement('ram:TaxTotalAmount', minorText(totals.tax, currency), { currencyID: currency }),
      money('GrandTotalAmount', totals.total),
      money('TotalPrepaidAmount', totals.paid),
      money('DuePayableAmount', totals.balance),
    ]),
    precedingInvoice(invoice.eInvoice),
  ])
}

/** Earlier invoice that a credit note corrects (BG-3). */
function precedingInvoice({ isCreditNote, precedingNumber, precedingDate }: EInvoice): Xml {
  if (!isCreditNote) return undefined
  return element('ram:InvoiceReferencedDocument', [
    textElement('ram:IssuerAssignedID', precedingNumber.trim()),
    element('ram:FormattedIssueDateTime', [
      textElement('qdt:DateTimeString', compactDate(precedingDate), {
        'xmlns:qdt': QUALIFIED_TYPES,
        format: '102',
      }),
    ]),
  ])
}

function paymentMeans({ payment, currency }: Invoice): Xml {
  const iban = plainIban(payment.iban)
  if (iban === '') return undefined
  return element('ram:SpecifiedTradeSettlementPaymentMeans', [
    textElement('ram:TypeCode', currency === 'EUR' ? SEPA_TRANSFER : CREDIT_TRANSFER),
    element('ram:PayeePartyCreditorFinancialAccount', [
      textElement('ram:IBANID', iban),
      textElement('ram:AccountName', payment.accountName.trim()),
    ]),
    element('ram:PayeeSpecifiedCreditorFinancialInstitution', [
      textElement('ram:BICID', payment.bic.replace(/\s/g, '')),
    ]),
  ])
}

/** The groups that anything is charged in; untaxed shipping is charged at 0 %. */
function chargedGroups(invoice: Invoice, { groups, shipping }: Totals): TaxGroup[] {
  const used = new Set(taxPercents(invoice).map((percent) => percent.toFixed()))
  const charged = groups.filter((group) => used.has(group.percent.toFixed()) || group.shipping !== 0n)
  if (shipping === 0n || invoice.extras.shippingIsTaxed) return charged
  const untaxed = charged.find(({ percent }) => percent.eq('0'))
  if (untaxed) return charged.map((group) => (group === untaxed ? { ...group, shipping } : group))
  return [...charged, { percent: ZERO, goods: 0n, discount: 0n, shipping }]
}

function vatBreakdown(
  { percent, goods, discount, shipping }: TaxGroup,
  { currency, eInvoice, look }: Invoice,
): Xml {
  const base = goods - discount + shipping
  const tax = toMinor(fromMinor(base, currency).times(percent).div('100'), currency)
  const category = vatCategory(percent, eInvoice)
  const reason = exemptionReason(category, eInvoice.exemptionReason, look.language)
  return element('ram:ApplicableTradeTax', [
    textElement('ram:CalculatedAmount', minorText(tax, currency)),
    ...getCategory(percent, eInvoice, [
      textElement('ram:ExemptionReason', reason),
      textElement('ram:BasisAmount', minorText(base, currency)),
    ]),
  ])
}

function allowanceOrCharge(
  isCharge: boolean,
  amount: Minor,
  reason: string,
  group: TaxGroup,
  invoice: Invoice,
): Xml {
  if (amount === 0n) return undefined
  return element('ram:SpecifiedTradeAllowanceCharge', [
    element('ram:ChargeIndicator', [textElement('udt:Indicator', `${isCharge}`)]),
    textElement('ram:ActualAmount', minorText(amount, invoice.currency)),
    textElement('ram:Reason', reason),
    element('ram:CategoryTradeTax', getCategory(group.percent, invoice.eInvoice)),
  ])
}

/** A date as CCYYMMDD (UNCL 2379, 102). */
function day(iso: string): Xml {
  return textElement('udt:DateTimeString', compactDate(iso), { format: '102' })
}
