import type { Block, TableRow, TextStyle } from '#lib/document/blocks.ts'
import type { Minor } from '../invoice/currency.ts'
import type { TaxLine, Totals } from '../invoice/totals.ts'
import { getNumber } from '../invoice/typed-number.ts'
import { cell, paragraph } from './blocks.ts'
import type { Paper } from './invoice-document.ts'

/** What the invoice adds up to, never parted by the end of a page. */
export function totalsBlock(paper: Paper, totals: Totals): Block {
  const { invoice, labels, style, write } = paper
  const { extras } = invoice
  const rows: TableRow[] = [row(paper, labels.subtotal, totals.subtotal)]
  if (totals.discount !== 0n) rows.push(row(paper, discountLabel(paper), -totals.discount))
  if (totals.shipping !== 0n) rows.push(row(paper, labels.shipping, totals.shipping))
  if (!extras.taxIsIncluded)
    rows.push(...totals.taxes.map((tax) => row(paper, taxLabel(paper, tax), tax.amount)))
  rows.push(totalRow(paper, labels.total, totals.total))
  if (extras.taxIsIncluded)
    rows.push(
      ...totals.taxes.map((tax) =>
        row(paper, `${labels.taxIncluded}: ${taxLabel(paper, tax)}`, tax.amount, style.small),
      ),
    )
  if (totals.paid !== 0n)
    rows.push(row(paper, labels.paid, -totals.paid), totalRow(paper, labels.balance, totals.balance))
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

function row({ style, write }: Paper, label: string, amount: Minor, look: TextStyle = style.text): TableRow {
  return {
    cells: [
      cell([paragraph(label, look)], { isRowHeader: true, align: 'end' }),
      cell([paragraph(write.money(amount), look, { direction: 'ltr' })], { align: 'end' }),
    ],
  }
}

function totalRow(paper: Paper, label: string, amount: Minor): TableRow {
  const { style } = paper
  const { cells } = row(paper, label, amount, style.total)
  return { cells: cells.map((one) => ({ ...one, borders: style.totalLine })) }
}

/** "VAT 19 %", or the language's own word where the tax has no name. */
function taxLabel({ labels, write }: Paper, { name, percent }: TaxLine): string {
  return `${name || labels.tax} ${write.number(percent)} %`
}

function discountLabel({ invoice, labels, write }: Paper): string {
  const { discountKind, discount } = invoice.extras
  return discountKind === 'percent'
    ? `${labels.discount} ${write.number(getNumber(discount))} %`
    : labels.discount
}
