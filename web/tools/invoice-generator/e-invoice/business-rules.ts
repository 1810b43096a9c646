import {
  childElements,
  findElement,
  getChild,
  getChildren,
  textWithin,
  type XmlElement,
} from '#lib/markup/read-xml.ts'
import { minorDigits } from '../invoice/money.ts'

type Path = readonly string[]
type Charge = {
  readonly isCharge: boolean
  readonly amount: bigint
  readonly tax: Tax
  readonly reason: string
}
type Tax = { readonly category: string; readonly rate: number | undefined }
type Line = {
  readonly id: string
  readonly name: string
  readonly price: string
  readonly quantity: string
  readonly unit: string
  readonly amount: bigint
  readonly tax: Tax
}
type Breakdown = Tax & { readonly base: bigint; readonly amount: bigint; readonly reason: string }

/** Values checked by the rules, read from a Cross Industry Invoice. Amounts in hundredths. */
type Read = {
  readonly root: XmlElement
  readonly text: (...path: Path) => string
  readonly total: (name: string) => bigint
  readonly lines: readonly Line[]
  readonly charges: readonly Charge[]
  readonly breakdowns: readonly Breakdown[]
  /** The currency's smallest unit, in hundredths. */
  readonly smallest: bigint
  readonly sellerVatId: string
  readonly sellerTaxNumber: string
  readonly buyerVatId: string
}

type Rule = readonly [id: string, holds: (invoice: Read) => boolean]

const AGREEMENT = 'ram:ApplicableHeaderTradeAgreement'
const SELLER = [AGREEMENT, 'ram:SellerTradeParty']
const BUYER = [AGREEMENT, 'ram:BuyerTradeParty']
const SETTLEMENT = 'ram:ApplicableHeaderTradeSettlement'
const SUMS = [SETTLEMENT, 'ram:SpecifiedTradeSettlementHeaderMonetarySummation']
const TERMS = [SETTLEMENT, 'ram:SpecifiedTradePaymentTerms']
const MEANS = [SETTLEMENT, 'ram:SpecifiedTradeSettlementPaymentMeans']
const DELIVERY = 'ram:ApplicableHeaderTradeDelivery'
const ADDRESS = 'ram:PostalTradeAddress'
/** Categories without tax, with the name of their rules. */
const NO_TAX = [
  ['Z', 'Z'],
  ['E', 'E'],
  ['AE', 'AE'],
  ['K', 'IC'],
  ['G', 'G'],
  ['O', 'O'],
] as const

/** Business rules of EN 16931-1 §6.4 that speak of anything that we write, by their names there. */
export const BUSINESS_RULES: readonly Rule[] = [
  ['BR-1', ({ root }) => within(root, 'ram:GuidelineSpecifiedDocumentContextParameter') !== ''],
  ['BR-2', ({ root }) => textAt(getChild(root, 'rsm:ExchangedDocument', 'ram:ID')) !== ''],
  ['BR-3', ({ root }) => /^\d{8}$/.test(within(root, 'ram:IssueDateTime'))],
  ['BR-4', ({ root }) => textAt(getChild(root, 'rsm:ExchangedDocument', 'ram:TypeCode')).startsWith('38')],
  ['BR-5', ({ text }) => /^[A-Z]{3}$/.test(text(SETTLEMENT, 'ram:InvoiceCurrencyCode'))],
  ['BR-6', ({ text }) => text(...SELLER, 'ram:Name') !== ''],
  ['BR-7', ({ text }) => text(...BUYER, 'ram:Name') !== ''],
  ['BR-8', ({ text }) => text(...SELLER, ADDRESS) !== ''],
  ['BR-9', ({ text }) => /^[A-Z]{2}$/.test(text(...SELLER, ADDRESS, 'ram:CountryID'))],
  ['BR-10', ({ text }) => text(...BUYER, ADDRESS) !== ''],
  ['BR-11', ({ text }) => /^[A-Z]{2}$/.test(text(...BUYER, ADDRESS, 'ram:CountryID'))],
  ['BR-12', ({ text }) => text(...SUMS, 'ram:LineTotalAmount') !== ''],
  ['BR-13', ({ text }) => text(...SUMS, 'ram:TaxBasisTotalAmount') !== ''],
  ['BR-14', ({ text }) => text(...SUMS, 'ram:GrandTotalAmount') !== ''],
  ['BR-15', ({ text }) => text(...SUMS, 'ram:DuePayableAmount') !== ''],
  ['BR-16', ({ lines }) => lines.length > 0],
  ['BR-21', ({ lines }) => lines.every(({ id }) => id !== '')],
  ['BR-22', ({ lines }) => lines.every(({ quantity }) => quantity !== '')],
  ['BR-23', ({ lines }) => lines.every(({ unit }) => unit !== '')],
  ['BR-24', ({ root }) => eachLineHas(root, 'ram:LineTotalAmount')],
  ['BR-25', ({ lines }) => lines.every(({ name }) => name !== '')],
  ['BR-26', ({ lines }) => lines.every(({ price }) => price !== '')],
  ['BR-27', ({ lines }) => lines.every(({ price }) => !price.startsWith('-'))],
  ['BR-32', ({ charges }) => charges.every(({ isCharge, tax }) => isCharge || tax.category !== '')],
  ['BR-33', ({ charges }) => charges.every(({ isCharge, reason }) => isCharge || reason !== '')],
  ['BR-37', ({ charges }) => charges.every(({ isCharge, tax }) => !isCharge || tax.category !== '')],
  ['BR-38', ({ charges }) => charges.every(({ isCharge, reason }) => !isCharge || reason !== '')],
  ['BR-47', ({ breakdowns }) => breakdowns.every(({ category }) => category !== '')],
  [
    'BR-48',
    ({ breakdowns }) => breakdowns.every(({ category, rate }) => category === 'O' || rate !== undefined),
  ],
  ['BR-49', ({ text }) => text(...MEANS) === '' || text(...MEANS, 'ram:TypeCode') !== ''],
  [
    'BR-61',
    ({ text }) =>
      text(...MEANS) === '' || text(...MEANS, 'ram:PayeePartyCreditorFinancialAccount', 'ram:IBANID') !== '',
  ],
  ['BR-CO-4', ({ lines }) => lines.every(({ tax }) => tax.category !== '')],
  [
    'BR-CO-9',
    ({ sellerVatId, buyerVatId }) =>
      [sellerVatId, buyerVatId].every((id) => id === '' || /^[A-Z]{2}/.test(id)),
  ],
  ['BR-CO-10', ({ total, lines }) => total('LineTotalAmount') === sum(lines)],
  [
    'BR-CO-11',
    ({ total, charges }) =>
      total('AllowanceTotalAmount') === sum(charges.filter(({ isCharge }) => !isCharge)),
  ],
  [
    'BR-CO-12',
    ({ total, charges }) => total('ChargeTotalAmount') === sum(charges.filter(({ isCharge }) => isCharge)),
  ],
  [
    'BR-CO-13',
    ({ total }) =>
      total('TaxBasisTotalAmount') ===
      total('LineTotalAmount') - total('AllowanceTotalAmount') + total('ChargeTotalAmount'),
  ],
  ['BR-CO-14', ({ total, breakdowns }) => total('TaxTotalAmount') === sum(breakdowns)],
  [
    'BR-CO-15',
    ({ total }) => total('GrandTotalAmount') === total('TaxBasisTotalAmount') + total('TaxTotalAmount'),
  ],
  [
    'BR-CO-16',
    ({ total }) => total('DuePayableAmount') === total('GrandTotalAmount') - total('TotalPrepaidAmount'),
  ],
  [
    'BR-CO-17',
    ({ breakdowns, smallest }) =>
      breakdowns.every(({ base, rate = 0, amount }) => amount === getPercent(base, rate, smallest)),
  ],
  ['BR-CO-18', ({ breakdowns }) => breakdowns.length > 0],
  ['BR-CO-25', ({ total, text }) => total('DuePayableAmount') <= 0n || text(...TERMS) !== ''],
  [
    'BR-CO-26',
    ({ text, sellerVatId }) =>
      sellerVatId !== '' ||
      text(...SELLER, 'ram:SpecifiedLegalOrganization', 'ram:ID') !== '' ||
      text(...SELLER, 'ram:ID') !== '',
  ],
  [
    'BR-55',
    ({ root }) => {
      const preceding = findElement(root, 'ram:InvoiceReferencedDocument')
      return !preceding || within(preceding, 'ram:IssuerAssignedID') !== ''
    },
  ],
  ['BR-S-1', (invoice) => isCategoryUsed(invoice, 'S') === getBreakdowns(invoice, 'S').length > 0],
  ['BR-S-2', (invoice) => !isCategoryUsed(invoice, 'S') || isRegistered(invoice)],
  ['BR-S-5', ({ lines }) => lines.every(({ tax }) => tax.category !== 'S' || (tax.rate ?? 0) > 0)],
  ['BR-S-6', ({ charges }) => charges.every(({ tax }) => tax.category !== 'S' || (tax.rate ?? 0) > 0)],
  [
    'BR-S-8',
    (invoice) => getBreakdowns(invoice, 'S').every(({ base, rate }) => base === getBase(invoice, 'S', rate)),
  ],
  ['BR-S-10', (invoice) => getBreakdowns(invoice, 'S').every(({ reason }) => reason === '')],
  ...NO_TAX.flatMap(([category, name]): Rule[] => [
    [
      `BR-${name}-1`,
      (invoice) => getBreakdowns(invoice, category).length === (isCategoryUsed(invoice, category) ? 1 : 0),
    ],
    [
      `BR-${name}-5`,
      ({ lines }) =>
        lines.every(
          ({ tax }) => tax.category !== category || tax.rate === (category === 'O' ? undefined : 0),
        ),
    ],
    [
      `BR-${name}-8`,
      (invoice) =>
        getBreakdowns(invoice, category).every(
          ({ base }) => base === getBase(invoice, category, category === 'O' ? undefined : 0),
        ),
    ],
    [`BR-${name}-9`, (invoice) => getBreakdowns(invoice, category).every(({ amount }) => amount === 0n)],
    [
      `BR-${name}-10`,
      (invoice) =>
        getBreakdowns(invoice, category).every(({ reason }) => (reason !== '') === (category !== 'Z')),
    ],
  ]),
  ['BR-E-2', (invoice) => !isCategoryUsed(invoice, 'E') || isRegistered(invoice)],
  ['BR-Z-2', (invoice) => !isCategoryUsed(invoice, 'Z') || isRegistered(invoice)],
  [
    'BR-AE-2',
    (invoice) => !isCategoryUsed(invoice, 'AE') || (isRegistered(invoice) && invoice.buyerVatId !== ''),
  ],
  [
    'BR-IC-2',
    ({ sellerVatId, buyerVatId, ...invoice }) =>
      !isCategoryUsed(invoice, 'K') || (sellerVatId !== '' && buyerVatId !== ''),
  ],
  [
    'BR-IC-11',
    (invoice) =>
      !isCategoryUsed(invoice, 'K') ||
      invoice.text(DELIVERY, 'ram:ActualDeliverySupplyChainEvent', 'ram:OccurrenceDateTime') !== '',
  ],
  [
    'BR-IC-12',
    (invoice) =>
      !isCategoryUsed(invoice, 'K') ||
      invoice.text(DELIVERY, 'ram:ShipToTradeParty', ADDRESS, 'ram:CountryID') !== '',
  ],
  ['BR-G-2', (invoice) => !isCategoryUsed(invoice, 'G') || invoice.sellerVatId !== ''],
  ['BR-O-2', (invoice) => !isCategoryUsed(invoice, 'O') || invoice.sellerVatId + invoice.buyerVatId === ''],
  [
    'BR-O-11',
    ({ breakdowns }) => breakdowns.length === 1 || breakdowns.every(({ category }) => category !== 'O'),
  ],
  ['BR-DEC', ({ root }) => amountsWithin(root).every((amount) => /^-?\d+(\.\d{1,2})?$/.test(amount))],
]

/** The rules that an invoice in XML breaks. */
export function brokenRules(root: XmlElement): string[] {
  const invoice = readInvoice(root)
  return BUSINESS_RULES.filter(([, holds]) => !holds(invoice)).map(([id]) => id)
}

function readInvoice(root: XmlElement): Read {
  const transaction = getChild(root, 'rsm:SupplyChainTradeTransaction')
  const settlement = getChild(transaction, SETTLEMENT)
  const text = (...path: Path) => textAt(getChild(transaction, ...path))
  return {
    root,
    text,
    total: (name) => hundredths(text(...SUMS, `ram:${name}`)),
    lines: getChildren(transaction, 'ram:IncludedSupplyChainTradeLineItem').map(getLine),
    charges: getChildren(settlement, 'ram:SpecifiedTradeAllowanceCharge').map((charge) => ({
      isCharge: within(charge, 'ram:ChargeIndicator') === 'true',
      amount: hundredths(within(charge, 'ram:ActualAmount')),
      reason: within(charge, 'ram:Reason'),
      tax: getTax(getChild(charge, 'ram:CategoryTradeTax')),
    })),
    breakdowns: getChildren(settlement, 'ram:ApplicableTradeTax').map((tax) => ({
      ...getTax(tax),
      base: hundredths(within(tax, 'ram:BasisAmount')),
      amount: hundredths(within(tax, 'ram:CalculatedAmount')),
      reason: within(tax, 'ram:ExemptionReason'),
    })),
    smallest: BigInt(10 ** (2 - minorDigits(text(SETTLEMENT, 'ram:InvoiceCurrencyCode')))),
    sellerVatId: registration(transaction, SELLER, 'VA'),
    sellerTaxNumber: registration(transaction, SELLER, 'FC'),
    buyerVatId: registration(transaction, BUYER, 'VA'),
  }
}

/** Number of a party in a tax register: `VA` for VAT, `FC` for the tax office. */
function registration(transaction: XmlElement | undefined, party: Path, scheme: string): string {
  const ids = getChildren(getChild(transaction, ...party), 'ram:SpecifiedTaxRegistration').map((entry) =>
    getChild(entry, 'ram:ID'),
  )
  return textAt(ids.find((id) => id?.attributes.schemeID === scheme))
}

function isRegistered({ sellerVatId, sellerTaxNumber }: Read): boolean {
  return sellerVatId + sellerTaxNumber !== ''
}

function getLine(line: XmlElement): Line {
  const quantity = findElement(line, 'ram:BilledQuantity')
  return {
    id: within(line, 'ram:LineID'),
    name: within(line, 'ram:Name'),
    price: within(line, 'ram:ChargeAmount'),
    quantity: textAt(quantity),
    unit: quantity?.attributes.unitCode ?? '',
    amount: hundredths(within(line, 'ram:LineTotalAmount')),
    tax: getTax(findElement(line, 'ram:ApplicableTradeTax')),
  }
}

function getTax(tax: XmlElement | undefined): Tax {
  const rate = textAt(getChild(tax, 'ram:RateApplicablePercent'))
  return { category: textAt(getChild(tax, 'ram:CategoryCode')), rate: rate === '' ? undefined : Number(rate) }
}

function textAt(element: XmlElement | undefined): string {
  return element ? textWithin(element).trim() : ''
}

function within(element: XmlElement, name: string): string {
  return textAt(findElement(element, name))
}

function eachLineHas(root: XmlElement, name: string): boolean {
  const lines = getChildren(
    getChild(root, 'rsm:SupplyChainTradeTransaction'),
    'ram:IncludedSupplyChainTradeLineItem',
  )
  return lines.every((line) => within(line, name) !== '')
}

/** Returns all amounts of a document except prices, which can have any number of decimals. */
function amountsWithin(element: XmlElement): string[] {
  return childElements(element).flatMap((child) =>
    child.name.endsWith('Amount') && child.name !== 'ram:ChargeAmount'
      ? [textAt(child)]
      : amountsWithin(child),
  )
}

function hundredths(amount: string): bigint {
  const [, sign = '', whole = '0', part = ''] = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(amount) ?? []
  return BigInt(`${sign}${whole}${part.padEnd(2, '0')}`)
}

/** Half away from zero, to the smallest unit. A rate has at most four decimals here. */
function getPercent(base: bigint, rate: number, smallest: bigint): bigint {
  const product = base * BigInt(Math.round(rate * 10_000))
  const divisor = 1_000_000n * smallest
  const up = ((product < 0n ? -product : product) * 2n + divisor) / (2n * divisor)
  return (product < 0n ? -up : up) * smallest
}

function sum(amounts: readonly { readonly amount: bigint }[]): bigint {
  return amounts.reduce((all, { amount }) => all + amount, 0n)
}

function isCategoryUsed({ lines, charges }: Pick<Read, 'lines' | 'charges'>, category: string): boolean {
  return [...lines, ...charges].some(({ tax }) => tax.category === category)
}

function getBreakdowns({ breakdowns }: Read, category: string): readonly Breakdown[] {
  return breakdowns.filter((breakdown) => breakdown.category === category)
}

function getBase({ lines, charges }: Read, category: string, rate: number | undefined): bigint {
  const same = ({ tax }: { readonly tax: Tax }) => tax.category === category && tax.rate === rate
  const own = charges.filter(same)
  return (
    sum(lines.filter(same)) -
    sum(own.filter(({ isCharge }) => !isCharge)) +
    sum(own.filter(({ isCharge }) => isCharge))
  )
}
