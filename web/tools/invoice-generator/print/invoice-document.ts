import type { Block, Drawing, Inline, PageSetup, TableCell, TextDocument } from '#lib/document/blocks.ts'
import type { Invoice } from '../invoice/invoice.ts'
import { getNumber, type Minor } from '../invoice/money.ts'
import { addUp, taxPercent } from '../invoice/totals.ts'
import { cell, inlines, paragraph, sideBySide } from './blocks.ts'
import type { Images } from './images.ts'
import { getWriter, type Writer } from './invoice-text.ts'
import type { Labels } from './labels.ts'
import { type PrintStyle, printStyle } from './style.ts'
import { getPrintLabels, type TaxFacts, taxFacts } from './tax-facts.ts'
import { totalsBlock } from './totals-block.ts'

/** Context shared by all parts of the document. */
export type PrintContext = {
  readonly invoice: Invoice
  readonly labels: Labels
  readonly style: PrintStyle
  readonly write: Writer
  readonly tax: TaxFacts
}

const A4 = { width: 595.28, height: 841.89 }
const LETTER = { width: 612, height: 792 }
const LOGO = { width: 160, height: 60 }
const CODE = 80

/** The invoice as a document: what is previewed, printed and written as PDF. */
export function invoiceDocument(invoice: Invoice, images: Images, createdAt: Date): TextDocument {
  const { look, currency } = invoice
  const labels = getPrintLabels(invoice)
  const write = getWriter(currency, look)
  const context = { invoice, labels, style: printStyle(look), write, tax: taxFacts(invoice, write) }
  const totals = addUp(invoice)
  return {
    meta: {
      title: `${labels.invoice} ${invoice.number}`.trim(),
      ...(invoice.fromCompany.trim() && { author: invoice.fromCompany.trim() }),
      createdAt,
    },
    language: look.language,
    style: context.style.text,
    page: pageSetup(context),
    blocks: [
      head(context, images),
      parties(context),
      itemsTable(context, totals.lines),
      totalsBlock(context, totals),
      ...closing(context, images),
    ],
  }
}

function pageSetup({ invoice, labels, style }: PrintContext): PageSetup {
  const { margin } = style
  const size = invoice.look.paper === 'letter' ? LETTER : A4
  return {
    ...size,
    margins: { top: margin, right: margin, bottom: margin + 8, left: margin },
    footer: [
      {
        kind: 'paragraph',
        align: 'center',
        style: style.small,
        content: [...inlines(`${labels.invoice} ${invoice.number} · `), ...getPage(labels.page)],
      },
    ],
  }
}

/** "Page {page} of {pages}" with the numbers in their places. */
function getPage(words: string): Inline[] {
  return words.split(/(\{pages?\})/).flatMap((part): Inline[] => {
    if (part === '{page}') return [{ kind: 'page-field', shows: 'number' }]
    return part === '{pages}' ? [{ kind: 'page-field', shows: 'count' }] : inlines(part)
  })
}

/** Logo and sender at the start; what it is, its number and its dates at the end. */
function head(context: PrintContext, { logo }: Images): Block {
  const { invoice, labels, style, write, tax } = context
  const facts: readonly (readonly [string, string])[] = [
    [labels.number, invoice.number],
    [labels.date, write.date(invoice.date)],
    [labels.dueDate, write.date(invoice.dueDate)],
    ...tax.dates,
    ...invoice.fields.map(({ label, value }) => [label.trim(), value.trim()] as const),
  ]
  const sender: Block[] = [
    ...(logo ? [logoBlock(logo, invoice.fromCompany)] : []),
    paragraph(invoice.fromCompany, { ...style.strong, size: (style.text.size ?? 10) + 2 }),
    paragraph(invoice.fromAddress, style.text),
    ...tax.sellerNumbers.map((line) => paragraph(line, style.text)),
  ]
  const about: Block[] = [
    { ...paragraph(labels.invoice, style.title), kind: 'heading', level: 1, align: 'end', spaceAfter: 6 },
    {
      kind: 'table',
      isLayout: true,
      width: 'content',
      align: 'end',
      columns: ['content', 'content'],
      padding: { top: 1, right: 0, bottom: 1, left: 12 },
      rows: facts
        .filter(([label, value]) => label + value !== '')
        .map(([label, value]) => ({
          cells: [
            cell([paragraph(label, style.label)], { align: 'end' }),
            cell([paragraph(value, style.text)], { align: 'end' }),
          ],
        })),
    },
  ]
  return sideBySide([cell(sender), cell(about)], [1, 1], style.gap)
}

function logoBlock(logo: NonNullable<Images['logo']>, alt: string): Block {
  const scale = Math.min(LOGO.width / logo.width, LOGO.height / logo.height, 1)
  return {
    kind: 'image-block',
    source: logo.source,
    width: logo.width * scale,
    height: logo.height * scale,
    alt,
    spaceAfter: 8,
  }
}

function parties({ invoice, labels, style, tax }: PrintContext): Block {
  return {
    kind: 'group',
    spaceAfter: style.gap,
    blocks: [
      paragraph(labels.billTo, style.label),
      paragraph(invoice.toCompany, style.strong),
      paragraph(invoice.toAddress, style.text),
      ...tax.buyerNumbers.map((line) => paragraph(line, style.text)),
    ],
  }
}

/** The reason for no VAT, notes, terms and how to pay, below the totals. */
function closing(context: PrintContext, { paymentCode }: Images): Block[] {
  const { invoice, labels, style, tax } = context
  const { payment } = invoice
  const account = [payment.accountName, payment.iban, payment.bic].map((text) => text.trim()).filter(Boolean)
  const texts: Block[] = [
    ...tax.reasons.map((reason) => paragraph(reason, style.text, { spaceBefore: style.gap })),
    ...part(labels.notes, invoice.notes, style),
    ...part(labels.terms, invoice.terms, style),
    ...part(labels.payment, account.join('\n'), style),
  ]
  if (!paymentCode) return texts
  return [sideBySide([cell(texts), cell(scanToPay(paymentCode, context))], [3, 1], 0)]
}

function part(label: string, text: string, style: PrintStyle): Block[] {
  if (text.trim() === '') return []
  return [
    paragraph(label, style.label, { keepWithNext: true, spaceBefore: style.gap }),
    paragraph(text.trimEnd(), style.text),
  ]
}

function scanToPay(
  { path, size }: NonNullable<Images['paymentCode']>,
  { labels, style }: PrintContext,
): Block[] {
  const drawing: Drawing = {
    kind: 'drawing',
    width: CODE,
    height: CODE,
    box: { width: size, height: size },
    shapes: [{ path, fill: '#000000' }],
    alt: labels.scanToPay,
    align: 'end',
    spaceBefore: style.gap,
    keepWithNext: true,
  }
  return [drawing, paragraph(labels.scanToPay, style.small, { align: 'end' })]
}

/** All items; the head is repeated on every page, and no row is parted. */
function itemsTable(context: PrintContext, amounts: readonly Minor[]): Block {
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
