import type { Block, TableRow, TextStyle } from '#lib/document/blocks.ts'
import { getNumber, type Minor } from '../invoice/money.ts'
import type { TaxLine, Totals } from '../invoice/totals.ts'
import { cell, paragraph } from './blocks.ts'
import type { PrintContext } from './invoice-document.ts'

/** Returns the block of totals, never split by a page break. */
export function totalsBlock(context: PrintContext, totals: Totals): Block {
  const { invoice, labels, style, write } = context
  const { extras } = invoice
  const rows: TableRow[] = [row(context, labels.subtotal, totals.subtotal)]
  if (totals.discount !== 0n) rows.push(row(context, discountLabel(context), -totals.discount))
  if (totals.shipping !== 0n) rows.push(row(context, labels.shipping, totals.shipping))
  if (!extras.taxIsIncluded)
    rows.push(...totals.taxes.map((tax) => row(context, taxLabel(context, tax), tax.amount)))
  rows.push(totalRow(context, labels.total, totals.total))
  if (extras.taxIsIncluded)
    rows.push(
      ...totals.taxes.map((tax) =>
        row(context, `${labels.taxIncluded}: ${taxLabel(context, tax)}`, tax.amount, style.small),
      ),
    )
  if (totals.paid !== 0n)
    rows.push(row(context, labels.paid, -totals.paid), totalRow(context, labels.balance, totals.balance))
  return {
    kind: 'group',
    keepTogether: true,
    spaceAfter: style.gap,
    blocks: [
      {
        kind: 'table',
        summary: `${labels.total} ${write.money(totals.total)}`,
        width: 'content',
        align: 'end',
        columns: ['content', 'content'],
        padding: style.cellPadding,
        rows: rows.map((one) => ({ ...one, keepWithNext: true })),
      },
    ],
  }
}

function row(
  { style, write }: PrintContext,
  label: string,
  amount: Minor,
  look: TextStyle = style.text,
): TableRow {
  return {
    cells: [
      cell([paragraph(label, look)], { isRowHeader: true, align: 'end' }),
      cell([paragraph(write.money(amount), look, { direction: 'ltr' })], { align: 'end' }),
    ],
  }
}

function totalRow(context: PrintContext, label: string, amount: Minor): TableRow {
  const { style } = context
  const { cells } = row(context, label, amount, style.total)
  return { cells: cells.map((one) => ({ ...one, borders: style.totalLine })) }
}

/** "VAT 19 %", or the language's own word where the tax has no name. */
function taxLabel({ labels, write }: PrintContext, { name, percent }: TaxLine): string {
  return `${name || labels.tax} ${write.number(percent)} %`
}

function discountLabel({ invoice, labels, write }: PrintContext): string {
  const { discountKind, discount } = invoice.extras
  return discountKind === 'percent'
    ? `${labels.discount} ${write.number(getNumber(discount))} %`
    : labels.discount
}
