import { Decimal } from '#lib/numbers/decimal.ts'
import { byItem } from './by-item.ts'
import type { Invoice, Item } from './invoice.ts'
import { getNumber, type Minor, shareOut, toMinor } from './money.ts'

export type TaxLine = {
  readonly name: string
  readonly percent: Decimal
  /** Taxable amount, without the tax. */
  readonly base: Minor
  readonly amount: Minor
}

/** All that an invoice adds up to, in smallest units of its currency. */
export type Totals = {
  /** Quantity × rate of each item, rounded once. */
  readonly lines: readonly Minor[]
  readonly subtotal: Minor
  /** Amount subtracted from the subtotal. */
  readonly discount: Minor
  readonly shipping: Minor
  readonly taxes: readonly TaxLine[]
  readonly groups: readonly TaxGroup[]
  /** The sum of the taxes. */
  readonly tax: Minor
  readonly total: Minor
  readonly paid: Minor
  readonly balance: Minor
}

/** Amounts with the same tax rate: lines, their share of the discount, and shipping. */
export type TaxGroup = {
  readonly percent: Decimal
  readonly goods: Minor
  readonly discount: Minor
  readonly shipping: Minor
}

/**
 * Adds up an invoice as printed: each line is rounded half up, the subtotal is the sum of the rounded lines, each tax
 * is rounded once, and the total is the sum of the rows above it. Invalid numbers count as 0.
 */
export function addUp(invoice: Invoice): Totals {
  const { items, currency, extras } = invoice
  const money = (typed: string) => toMinor(getNumber(typed), currency)
  const lines = lineAmounts(items, currency)
  const subtotal = sum(lines)
  const discount =
    extras.discountKind === 'amount'
      ? money(extras.discount)
      : getPercent(subtotal, getNumber(extras.discount))
  const shipping = money(extras.shipping)
  const groups = taxGroups(invoice, lines, discount, shipping)
  const taxes = extras.taxIsIncluded ? includedTaxes(invoice, groups) : addedTaxes(invoice, groups)
  const tax = sum(taxes.map(({ amount }) => amount))
  const total = subtotal - discount + shipping + (extras.taxIsIncluded ? 0n : tax)
  const paid = money(extras.paid)
  return { lines, subtotal, discount, shipping, groups, taxes, tax, total, paid, balance: total - paid }
}

const linesBy = new Map<string, (items: readonly Item[]) => readonly Minor[]>()

/** Quantity × rate of each item, rounded once. */
function lineAmounts(items: readonly Item[], currency: string): readonly Minor[] {
  const known = linesBy.get(currency)
  if (known) return known(items)
  const made = byItem<Minor>(({ quantity, rate }) =>
    toMinor(getNumber(quantity).times(getNumber(rate)), currency),
  )
  linesBy.set(currency, made)
  return made(items)
}

/** The percent that a line is taxed with. */
export function taxPercent(invoice: Invoice, item: Item): Decimal {
  return getNumber(taxText(invoice, item))
}

function taxText({ tax, extras }: Invoice, item: Item): string {
  return extras.taxByLine && item.tax.trim() !== '' ? item.tax : tax
}

/** All percents that lines are taxed with, each once by what was typed. */
export function taxPercents(invoice: Invoice): Decimal[] {
  return [...new Set(invoice.items.map((item) => taxText(invoice, item)))].map(getNumber)
}

/**
 * Returns the taxable amounts by percent, the invoice's own percent first: lines less their share of the discount, and
 * shipping.
 */
function taxGroups(invoice: Invoice, lines: readonly Minor[], discount: Minor, shipping: Minor): TaxGroup[] {
  const byText = new Map<string, { readonly percent: Decimal; goods: Minor }>()
  const byPercent: typeof byText = new Map()
  const groupOf = (text: string) => {
    const found = byText.get(text)
    if (found) return found
    const percent = getNumber(text)
    const group = byPercent.get(percent.toFixed()) ?? { percent, goods: 0n }
    byPercent.set(percent.toFixed(), group)
    byText.set(text, group)
    return group
  }
  groupOf(invoice.tax)
  invoice.items.forEach((item, index) => {
    groupOf(taxText(invoice, item)).goods += lines[index] ?? 0n
  })
  const all = [...byPercent.values()]
  const shares = shareOut(
    discount,
    all.map((group) => group.goods),
  )
  return all.map((group, index) => ({
    ...group,
    discount: shares[index] ?? 0n,
    shipping: index === 0 && invoice.extras.shippingIsTaxed ? shipping : 0n,
  }))
}

function getAmount({ goods, discount, shipping }: TaxGroup): Minor {
  return goods - discount + shipping
}

/** Returns the taxes on top: the percent of each group, and additional taxes on the sum of all groups. */
function addedTaxes(invoice: Invoice, groups: readonly TaxGroup[]): TaxLine[] {
  const name = getName(invoice)
  const first = groups.map((group) => {
    const base = getAmount(group)
    return { name, percent: group.percent, base, amount: getPercent(base, group.percent) }
  })
  const base = sum(groups.map(getAmount))
  const more = moreTaxes(invoice).map((tax) => ({ ...tax, base, amount: getPercent(base, tax.percent) }))
  return [...shownTaxes(first), ...more]
}

/** Taxes within: of a price with all its taxes, each tax is its percent of 100 plus all percents. */
function includedTaxes(invoice: Invoice, groups: readonly TaxGroup[]): TaxLine[] {
  const name = getName(invoice)
  const more = moreTaxes(invoice).map((tax) => ({ ...tax, base: 0n, amount: 0n }))
  const first = groups.map((group) => {
    const { percent } = group
    const amount = getAmount(group)
    const whole = more.reduce((all, tax) => all.plus(tax.percent), percent.plus('100'))
    const part = (of: Decimal) =>
      whole.lte('0')
        ? 0n
        : BigInt(Decimal(amount).times(of).div(whole).round(0, Decimal.roundHalfUp).toFixed())
    const own = part(percent)
    const others = more.map((tax) => part(tax.percent))
    const base = amount - own - sum(others)
    more.forEach((tax, index) => {
      more[index] = { ...tax, base: tax.base + base, amount: tax.amount + (others[index] ?? 0n) }
    })
    return { name, percent, base, amount: own }
  })
  return [...shownTaxes(first), ...more]
}

/** Omits zero taxes; keeps the first if all are zero. */
function shownTaxes(taxes: readonly TaxLine[]): TaxLine[] {
  const [own] = taxes
  const nonZero = taxes.filter(({ percent, base }) => !percent.eq('0') && base !== 0n)
  return nonZero.length > 0 ? nonZero : own ? [own] : []
}

function moreTaxes({ extras }: Invoice): { readonly name: string; readonly percent: Decimal }[] {
  return extras.moreTaxes
    .map(({ name, percent }) => ({ name, percent: getNumber(percent) }))
    .filter(({ percent }) => !percent.eq('0'))
}

function getName({ extras }: Invoice): string {
  return extras.taxName.trim()
}

/** Rounded half away from zero to whole units. */
function getPercent(amount: Minor, percent: Decimal): Minor {
  return BigInt(Decimal(amount).times(percent).div('100').round(0, Decimal.roundHalfUp).toFixed())
}

function sum(amounts: readonly Minor[]): Minor {
  return amounts.reduce((all, amount) => all + amount, 0n)
}
