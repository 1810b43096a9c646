import type { Block, Table } from '../blocks.ts'

/** Smallest margin of a document that was a PDF, in points: as much as printers leave white. */
export const MIN_MARGIN = 28

import { contains, type ImageObject, type PageObjects } from './page-objects.ts'
import { type DocumentLook, type Placed, paragraphBlocks } from './paragraph-blocks.ts'
import { getColumns } from './reading-order.ts'
import { type RuledTable, ruledTables } from './ruled-tables.ts'
import { textLines } from './text-lines.ts'

/** Returns the blocks of a page in reading order. */
export function pageBlocks(objects: PageObjects, look: DocumentLook): Block[] {
  const tables = ruledTables(objects.lines, objects.fills)
  const isInTable = (x: number, y: number) => tables.some(({ box }) => contains(box, x, y))
  const free = objects.texts.filter(({ x, width, y, size }) => !isInTable(x + width / 2, y - size * 0.3))
  const columns = getColumns(textLines(free, objects.links))
  const others: Placed[] = [
    ...tables.map((table) => ({ y: table.box.y, block: tableBlock(table, objects, look) })),
    ...objects.images
      .filter(({ x, y, width, height }) => !isInTable(x + width / 2, y + height / 2))
      .map((image) => ({ y: image.y, block: imageBlock(image, objects) })),
  ]
  return mergeBlocks(
    columns.flatMap((column) => paragraphBlocks(column, look)),
    others,
  )
}

/** Inserts tables and images before the first text that starts below them. */
function mergeBlocks(texts: readonly Placed[], others: readonly Placed[]): Block[] {
  const waiting = [...others].sort((one, other) => one.y - other.y)
  const blocks: Block[] = []
  let last = 0
  for (const { y, block } of texts) {
    // In the next column everything starts at the top again.
    if (y >= last) while (waiting[0] && waiting[0].y < y) blocks.push(waiting.shift()?.block ?? block)
    blocks.push(block)
    last = y
  }
  return [...blocks, ...waiting.map(({ block }) => block)]
}

/** The narrowest margins that a document gets on both sides. */
const MARGINS = 2 * MIN_MARGIN

/** An image in its size, or as large as fits between the margins. */
function imageBlock(
  { source, x, width, height }: ImageObject,
  { width: page, height: high }: PageObjects,
): Block {
  const scale = Math.min(1, (page - MARGINS) / width, (high - MARGINS) / height)
  const middle = x + width / 2
  const isCentered = Math.abs(middle - page / 2) < page * 0.04 && x > page * 0.15
  return {
    kind: 'image-block',
    source,
    width: width * scale,
    height: height * scale,
    alt: '',
    spaceBefore: 4,
    spaceAfter: 4,
    ...(isCentered ? { align: 'center' } : {}),
  }
}

function tableBlock({ xs, ys, cells }: RuledTable, objects: PageObjects, look: DocumentLook): Table {
  const border = { width: 0.5, color: objects.lines[0]?.color ?? '#000000' }
  return {
    kind: 'table',
    columns: xs.slice(1).map((x, index) => ({ points: x - (xs[index] ?? 0) })),
    width: 'content',
    borders: { top: border, right: border, bottom: border, left: border },
    padding: { top: 1, right: 4, bottom: 1, left: 4 },
    spaceAfter: 6,
    spaceBefore: 4,
    rows: ys.slice(1).map((_, row) => ({
      mayPart: false,
      cells: cells
        .filter((cell) => cell.row === row)
        .map(({ box, columnSpan, rowSpan, shade }) => {
          const texts = objects.texts.filter(({ x, width, y, size }) =>
            contains(box, x + width / 2, y - size * 0.3),
          )
          const images = objects.images.filter(({ x, y, width, height }) =>
            contains(box, x + width / 2, y + height / 2),
          )
          return {
            blocks: [
              ...images.map((image) => imageBlock(image, { ...objects, width: 1e6 })),
              ...paragraphBlocks(textLines(texts, objects.links), look, box.x).map(({ block }) => block),
            ],
            ...(columnSpan > 1 ? { columnSpan } : {}),
            ...(rowSpan > 1 ? { rowSpan } : {}),
            ...(shade ? { shade } : {}),
          }
        }),
    })),
  }
}
