import type { XmlElement } from '../../../xml/read-xml.ts'
import { childElements, childOf } from '../../../xml/xml-tree.ts'
import type { Block, Borders, Group, Heading, Paragraph } from '../../blocks.ts'
import { Fields } from './fields.ts'
import { type Around, type ReadParagraph, readParagraph } from './paragraph.ts'
import type { DocxSource, Part } from './source.ts'
import { readTable } from './table.ts'

/** Deeper tables are read as the text they hold: no page has room for them. */
const MOST_TABLES_WITHIN = 12

/** A stretch of the body with the properties of the section that it ends. */
export type BodyPart = { readonly blocks: readonly Block[]; readonly section: XmlElement | undefined }

/** Reads blocks, of the body and of whatever else holds paragraphs. */
export class BodyReader {
  readonly #source: DocxSource

  constructor(source: DocxSource) {
    this.#source = source
  }

  /** The body, parted where sections end. */
  sections(body: XmlElement, part: Part): BodyPart[] {
    const around = this.#around(part, false)
    const found: BodyPart[] = []
    let items: Item[] = []
    for (const child of flattened(body)) {
      items.push(...this.#items(child, around, 0))
      const section = child.name === 'w:p' ? childOf(child, 'w:pPr', 'w:sectPr') : undefined
      if (!section) continue
      found.push({ blocks: joined(items, this.#source), section })
      items = []
    }
    return [...found, { blocks: joined(items, this.#source), section: childOf(body, 'w:sectPr') }]
  }

  /** The blocks of a header, a note or a box. */
  blocks(element: XmlElement, part: Part, isInMargin: boolean, ownNote?: string): Block[] {
    return this.#read(
      element,
      { ...this.#around(part, isInMargin), ...(ownNote === undefined ? {} : { ownNote }) },
      0,
    )
  }

  #around(part: Part, isInMargin: boolean): Around {
    return {
      part,
      isInMargin,
      fields: new Fields(),
      blocks: (element, own) => this.blocks(element, own, isInMargin, ownNoteOf(element, this.#source)),
    }
  }

  #read(element: XmlElement, around: Around, depth: number): Block[] {
    return joined(
      flattened(element).flatMap((child) => this.#items(child, around, depth)),
      this.#source,
    )
  }

  #items(child: XmlElement, around: Around, depth: number): Item[] {
    if (child.name === 'w:p') return [readParagraph(child, this.#source, around)]
    if (child.name === 'w:altChunk') this.#source.notes.add('chunks')
    if (child.name !== 'w:tbl') return []
    if (depth >= MOST_TABLES_WITHIN) {
      this.#source.notes.add('deepTables')
      return paragraphsWithin(child).map((paragraph) => readParagraph(paragraph, this.#source, around))
    }
    const table = readTable(child, this.#source, around, (cell, own) => this.#read(cell, own, depth + 1))
    return table ? [{ blocks: [table] }] : []
  }
}

type Item = Pick<ReadParagraph, 'blocks'> & Partial<Pick<ReadParagraph, 'properties'>>

function ownNoteOf(element: XmlElement, { footnotes, endnotes }: DocxSource): string | undefined {
  const notes =
    element.name === 'w:footnote' ? footnotes : element.name === 'w:endnote' ? endnotes : undefined
  if (!notes) return undefined
  const index = notes.met.indexOf(element.attributes['w:id'] ?? '')
  return index === -1 ? undefined : String(index + 1)
}

/** Paragraphs and tables, also those within what only marks them. */
function flattened(element: XmlElement): XmlElement[] {
  return childElements(element).flatMap((child) => {
    switch (child.name) {
      case 'w:sdt':
        return flattened(childOf(child, 'w:sdtContent') ?? child)
      case 'w:ins':
      case 'w:moveTo':
      case 'w:customXml':
      case 'w:smartTag':
        return flattened(child)
      case 'mc:AlternateContent':
        return flattened(childOf(child, 'mc:Choice') ?? child)
      default:
        return [child]
    }
  })
}

function paragraphsWithin(element: XmlElement): XmlElement[] {
  const found: XmlElement[] = []
  const waiting = [element]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (next.name === 'w:p') found.push(next)
    else waiting.push(...childElements(next).reverse())
  }
  return found
}

/** Neighbors decide about spaces between paragraphs of one style, and share their borders and grounds. */
function joined(items: readonly Item[], { settings }: DocxSource): Block[] {
  const blocks: Block[] = []
  let lastBox: { readonly key: string; readonly blocks: Block[] } | undefined
  for (const [index, item] of items.entries()) {
    const own = spaced(item, items[index - 1], items[index + 1], settings.addsSpaces)
    const box = boxOf(item)
    if (!box) {
      blocks.push(...own)
      lastBox = undefined
    } else if (lastBox?.key === box.key) lastBox.blocks.push(...own)
    else {
      const inner: Block[] = [...own]
      blocks.push({ ...box.group, blocks: inner })
      lastBox = { key: box.key, blocks: inner }
    }
  }
  return blocks
}

function spaced(
  item: Item,
  before: Item | undefined,
  after: Item | undefined,
  addsSpaces: boolean,
): readonly Block[] {
  const { properties } = item
  if (!properties) return item.blocks
  const isLikeBefore = properties.isClose === true && before?.properties?.styleId === properties.styleId
  const isLikeAfter = properties.isClose === true && after?.properties?.styleId === properties.styleId
  const added = addsSpaces ? spaceAfterOf(before) : 0
  if (!isLikeBefore && !isLikeAfter && added === 0) return item.blocks
  const isText = (block: Block): block is Paragraph | Heading =>
    block.kind === 'paragraph' || block.kind === 'heading'
  const first = item.blocks.findIndex(isText)
  const last = item.blocks.findLastIndex(isText)
  return item.blocks.map((block, index) => {
    if (!isText(block)) return block
    return {
      ...block,
      ...(index === first ? { spaceBefore: isLikeBefore ? 0 : (block.spaceBefore ?? 0) + added } : {}),
      ...(index === last && isLikeAfter ? { spaceAfter: 0 } : {}),
    }
  })
}

function spaceAfterOf(item: Item | undefined): number {
  const last = item?.blocks.at(-1)
  return last?.kind === 'paragraph' || last?.kind === 'heading' ? (last.spaceAfter ?? 0) : 0
}

function boxOf({
  properties,
}: Item): { readonly key: string; readonly group: Omit<Group, 'blocks'> } | undefined {
  const borders = drawnBorders(properties?.borders)
  const shade = properties?.shade === 'none' ? undefined : properties?.shade
  if (!borders && !shade) return undefined
  const padding = {
    top: borders?.top ? 1 + borders.top.width : 0,
    right: 0,
    bottom: borders?.bottom ? 1 + borders.bottom.width : 0,
    left: 0,
  }
  return {
    key: JSON.stringify([borders, shade, properties?.indentStart, properties?.indentEnd]),
    group: { kind: 'group', padding, ...(borders ? { borders } : {}), ...(shade ? { shade } : {}) },
  }
}

function drawnBorders(borders: Borders | undefined): Borders | undefined {
  const drawn = Object.entries(borders ?? {}).filter(([, { width }]) => width > 0)
  return drawn.length > 0 ? Object.fromEntries(drawn) : undefined
}
