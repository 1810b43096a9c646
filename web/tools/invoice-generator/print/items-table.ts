import type { Block, TableCell } from '#lib/document/blocks.ts'
import type { Minor } from '../invoice/currency.ts'
import { taxPercent } from '../invoice/totals.ts'
import { getNumber } from '../invoice/typed-number.ts'
import { cell, paragraph } from './blocks.ts'
import type { PrintContext } from './invoice-document.ts'

/** All items; the head is repeated on every page, and no row is parted. */
export function itemsTable(context: PrintContext, amounts: readonly Minor[]): Block {
  const { invoice, labels, style } = context
  const hasTax = invoice.extras.taxByLine
  const heads = [
    labels.description,
    labels.quantity,
    labels.rate,
    ...(hasTax ? [labels.tax] : []),
    labels.amount,
  ]
  const head = heads.map((text, index) =>
    cell([paragraph(text, style.head)], {
      align: index === 0 ? 'start' : 'end',
      borders: style.headLine,
      ...(style.headShade && { shade: style.headShade }),
    }),
  )
  const rows = invoice.items.map((_, index) => ({ cells: itemCells(context, index, amounts[index] ?? 0n) }))
  return {
    kind: 'table',
    summary: labels.invoice,
    columns: [{ share: 1 }, ...heads.slice(1).map(() => 'content' as const)],
    headerRows: 1,
    padding: style.cellPadding,
    rows: [{ cells: head }, ...rows],
    spaceAfter: 8,
  }
}

function itemCells(context: PrintContext, index: number, amount: Minor): TableCell[] {
  const { invoice, style, write } = context
  const item = invoice.items[index]
  if (!item) return []
  const number = (text: string) =>
    cell([paragraph(text, style.text, { direction: 'ltr' })], { align: 'end', borders: style.line })
  return [
    cell([paragraph(item.description, style.text)], { borders: style.line }),
    number(write.number(getNumber(item.quantity))),
    number(write.rate(getNumber(item.rate))),
    ...(invoice.extras.taxByLine ? [number(`${write.number(taxPercent(invoice, item))} %`)] : []),
    number(write.money(amount)),
  ]
}
