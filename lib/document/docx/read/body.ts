import { childElements, elementsWithin, getChild, type XmlElement } from '../../../markup/read-xml.ts'
import type { Block, Borders, Group, Heading, Paragraph } from '../../blocks.ts'
import { chooseAlternate } from './alternate.ts'
import { Fields } from './fields.ts'
import { controlContent } from './form-fields.ts'
import { numberText } from './number-text.ts'
import { type Around, type ReadParagraph, readParagraph } from './paragraph.ts'
import type { DocxSource, Part } from './source.ts'
import { readTable } from './table.ts'

/** Deeper tables are read as their text: no page has room for them. */
const MAX_NESTED_TABLES = 12

/** A stretch of the body with the properties of the section that it ends. */
type BodyPart = { readonly blocks: readonly Block[]; readonly section: XmlElement | undefined }

/** Reads blocks of the body and of other parts that contain paragraphs. */
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
    for (const child of flattenElements(body)) {
      const read = this.#items(child, around, 0)
      const section = child.name === 'w:p' ? getChild(child, 'w:pPr', 'w:sectPr') : undefined
      // An empty paragraph that only ends a section produces no line.
      if (!section || items.length === 0 || !read.every(isEmpty)) items.push(...read)
      if (!section) continue
      found.push({ blocks: joinBlocks(items, this.#source), section })
      items = []
    }
    return [...found, { blocks: joinBlocks(items, this.#source), section: getChild(body, 'w:sectPr') }]
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
      blocks: (element, own) => this.blocks(element, own, isInMargin, getOwnNote(element, this.#source)),
    }
  }

  #read(element: XmlElement, around: Around, depth: number): Block[] {
    return joinBlocks(
      flattenElements(element).flatMap((child) => this.#items(child, around, depth)),
      this.#source,
    )
  }

  #items(child: XmlElement, around: Around, depth: number): Item[] {
    if (child.name === 'w:p') return [readParagraph(child, this.#source, around)]
    if (child.name === 'w:altChunk') this.#source.notes.add('chunks')
    if (child.name !== 'w:tbl') return []
    if (depth >= MAX_NESTED_TABLES) {
      this.#source.notes.add('deepTables')
      return paragraphsWithin(child).map((paragraph) => readParagraph(paragraph, this.#source, around))
    }
    const table = readTable(child, this.#source, around, (cell, own) => this.#read(cell, own, depth + 1))
    return table ? [{ blocks: [table] }] : []
  }
}

type Item = Pick<ReadParagraph, 'blocks'> & Partial<Pick<ReadParagraph, 'properties'>>

function getOwnNote(element: XmlElement, { footnotes, endnotes }: DocxSource): string | undefined {
  const notes =
    element.name === 'w:footnote' ? footnotes : element.name === 'w:endnote' ? endnotes : undefined
  if (!notes) return undefined
  const index = notes.met.indexOf(element.attributes['w:id'] ?? '')
  return index === -1 ? undefined : numberText(index + 1, notes.format)
}

/** Returns paragraphs and tables, including those in annotation wrappers. */
function flattenElements(element: XmlElement): XmlElement[] {
  return childElements(element).flatMap((child) => {
    switch (child.name) {
      case 'w:sdt':
        return flattenElements(controlContent(child))
      case 'w:ins':
      case 'w:moveTo':
      case 'w:customXml':
      case 'w:smartTag':
        return flattenElements(child)
      case 'mc:AlternateContent':
        return flattenElements(chooseAlternate(child))
      case 'm:oMathPara':
      case 'm:oMath':
        return [{ name: 'w:p', attributes: {}, children: [child] }]
      default:
        return [child]
    }
  })
}

function paragraphsWithin(element: XmlElement): XmlElement[] {
  const isParagraph = ({ name }: XmlElement) => name === 'w:p'
  return [...elementsWithin(element, (within) => !isParagraph(within))].filter(isParagraph)
}

/** Neighbors decide about spaces between paragraphs of one style, and share their borders and grounds. */
function joinBlocks(items: readonly Item[], { settings }: DocxSource): Block[] {
  const blocks: Block[] = []
  let lastBox: { readonly key: string; readonly blocks: Block[] } | undefined
  for (const [index, item] of items.entries()) {
    // The content of a frame, such as a page number, is on the same line as the next paragraph.
    if (items[index - 1]?.properties?.frameAlign && isEmpty(item)) continue
    const own = applySpacing(item, items[index - 1], items[index + 1], settings.addsSpaces)
    const box = getBox(item)
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
  return blocks.map((block) => (block.kind === 'group' ? hoistSpacing(block) : block))
}

/** The spaces of its first and last paragraph stand around a box, and not within it. */
function hoistSpacing(group: Group): Group {
  const [first] = group.blocks
  const last = group.blocks.at(-1)
  if (!isText(first) || !isText(last)) return group
  const blocks = group.blocks.map((block) => {
    const above = block === first ? { spaceBefore: 0 } : {}
    return block === first || block === last
      ? { ...block, ...above, ...(block === last ? { spaceAfter: 0 } : {}) }
      : block
  })
  return { ...group, blocks, spaceBefore: first.spaceBefore ?? 0, spaceAfter: last.spaceAfter ?? 0 }
}

function isText(block: Block | undefined): block is Paragraph | Heading {
  return block?.kind === 'paragraph' || block?.kind === 'heading'
}

function isEmpty({ blocks }: Item): boolean {
  const [block] = blocks
  return blocks.length === 1 && block?.kind === 'paragraph' && block.content.length === 0
}

function applySpacing(
  item: Item,
  before: Item | undefined,
  after: Item | undefined,
  addsSpaces: boolean,
): readonly Block[] {
  const { properties } = item
  if (!properties) return item.blocks
  const isLikeBefore = properties.isClose === true && before?.properties?.styleId === properties.styleId
  const isLikeAfter = properties.isClose === true && after?.properties?.styleId === properties.styleId
  const added = addsSpaces ? getSpaceAfter(before) : 0
  if (!isLikeBefore && !isLikeAfter && added === 0) return item.blocks
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

function getSpaceAfter(item: Item | undefined): number {
  const last = item?.blocks.at(-1)
  return last?.kind === 'paragraph' || last?.kind === 'heading' ? (last.spaceAfter ?? 0) : 0
}

function getBox({
  properties,
}: Item): { readonly key: string; readonly group: Omit<Group, 'blocks'> } | undefined {
  const borders = drawnBorders(properties?.borders)
  const shade = properties?.shade === 'none' ? undefined : properties?.shade
  if (!borders && !shade) return undefined
  const { top = 0, bottom = 0 } = properties?.borderSpace ?? {}
  const padding = {
    top: borders?.top ? top + borders.top.width : 0,
    right: 0,
    bottom: borders?.bottom ? bottom + borders.bottom.width : 0,
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
