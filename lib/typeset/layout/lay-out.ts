import type { Block, Heading, ListMarker, PageSetup, Paragraph, TextDocument } from '../../document/blocks.ts'
import { withLabel } from '../../document/labeled.ts'
import type { FontRequest, FontSet } from '../fonts/font-set.ts'
import type { Page, PageItem } from '../page.ts'
import { collectFontRequests, isInvisible } from '../text/itemize.ts'
import { getScript } from '../text/language.ts'
import { type PageNumbers, styledText } from '../text/styled-text.ts'
import { blockWidths, layOutBlocks } from './blocks.ts'
import type { LayoutContext } from './context.ts'
import { type PlacedLineBox, stack, toPageItems } from './line-box.ts'
import { getMarker } from './list.ts'
import { markerText } from './list-marker.ts'
import { paginate } from './paginate.ts'
import { baseStyle } from './paragraph.ts'
import { openTag, type Tag } from './tag.ts'

/** A document on its pages. */
export type LaidOut = {
  readonly pages: readonly Page[]
  /** The structure of all that is tagged. */
  readonly root: Tag
  /** Characters that no font has, each once. */
  readonly missingCharacters: readonly string[]
}

const RIGHT_TO_LEFT = /^(Arab|Hebr|Syrc|Thaa|Nkoo)$/
/** Numbers that together contain each character of a numbering once: digits, letters, or Roman numerals. */
const SAMPLES: Readonly<Partial<Record<ListMarker, readonly number[]>>> = {
  'lower-letter': Array.from({ length: 26 }, (_, index) => index + 1),
  'upper-letter': Array.from({ length: 26 }, (_, index) => index + 1),
  'lower-roman': [1666],
  'upper-roman': [1666],
}
const DIGITS = 1234567890
const HEADER_GAP = 6

/** Fetches the fonts that a document needs, breaks its lines and fills its pages. */
export async function layOut(document: TextDocument, fonts: FontSet): Promise<LaidOut> {
  await fonts.prepare(fontRequests(document))
  const root = openTag(undefined, 'Document')
  const context = getContext(document, fonts, root)
  const filled: FilledPage[] = []
  for (const { page, blocks } of getSections(document)) {
    const first = page.firstNumber ?? (filled.at(-1)?.number ?? 0) + 1
    const side = (at: number) => ({ isFirst: at === 0, isEven: (first + at) % 2 === 0 })
    const heightOn = (at: number) => getBody(page, side(at), context).height
    const width = page.width - page.margins.left - page.margins.right
    const lineBoxes = layOutBlocks(blocks, width, { ...context, pageHeight: heightOn(1), pageWidth: width })
    for (const [at, placed] of paginate(lineBoxes, heightOn).entries())
      filled.push({ setup: page, placed, number: first + at, ...side(at) })
  }
  const pages = filled.map((page) => drawPage(page, filled.length, context))
  return { pages, root, missingCharacters: listMissing(pages) }
}

/** Page with its content, before its margins are drawn. */
type FilledPage = PageSide & {
  readonly setup: PageSetup
  readonly placed: readonly PlacedLineBox[]
  readonly number: number
}

/** Properties that decide the header and footer of a page. */
type PageSide = { readonly isFirst: boolean; readonly isEven: boolean }

function getContext(document: TextDocument, fonts: FontSet, tag: Tag): LayoutContext {
  return {
    fonts,
    language: document.language,
    direction: document.direction ?? getDirection(document.language),
    style: document.style ?? {},
    pageNumbers: { number: 1, count: 1 },
    pageHeight: 0,
    pageWidth: 0,
    tag,
    shaped: new WeakMap(),
    layOut: layOutBlocks,
    widths: blockWidths,
  }
}

function getDirection(language: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.test(getScript(language) ?? '') ? 'rtl' : 'ltr'
}

type Section = { readonly page: PageSetup; readonly blocks: readonly Block[] }

/** A page break with another setup starts a section. */
function getSections({ page, blocks }: TextDocument): Section[] {
  const sections: { page: PageSetup; blocks: Block[] }[] = [{ page, blocks: [] }]
  for (const block of blocks)
    if (block.kind === 'page-break' && block.page) sections.push({ page: block.page, blocks: [] })
    else sections.at(-1)?.blocks.push(block)
  return sections
}

function drawPage(filled: FilledPage, count: number, context: LayoutContext): Page {
  const { setup, placed, number } = filled
  const pageNumbers: PageNumbers = { number, count, numbering: setup.numbering }
  const margin = { ...context, tag: undefined, pageNumbers, shaped: new WeakMap() }
  const { top, header, footer } = getBody(setup, filled, margin)
  const { left } = setup.margins
  const items: PageItem[] = [
    ...toPageItems(header.placed, left, header.y),
    ...toPageItems(placed, left, top),
    ...toPageItems(footer.placed, left, footer.y),
  ]
  return { width: setup.width, height: setup.height, items }
}

/** Returns the start and height of a page's body, with the content above and below it. */
function getBody(setup: PageSetup, { isFirst, isEven }: PageSide, context: LayoutContext) {
  const { width, height, margins } = setup
  const inner = width - margins.left - margins.right
  const margin = { ...context, tag: undefined, pageHeight: height, shaped: new WeakMap() }
  const layOutMargin = (blocks: readonly Block[]) => stack(layOutBlocks(blocks, inner, margin))
  const first = isFirst ? setup : undefined
  const even = isEven ? setup : undefined
  const header = layOutMargin(first?.firstHeader ?? even?.evenHeader ?? setup.header ?? [])
  const footer = layOutMargin(first?.firstFooter ?? even?.evenFooter ?? setup.footer ?? [])
  const gap = setup.headerGap ?? HEADER_GAP
  const headerY = setup.headerDistance ?? margins.top / 2
  const footerEnd = setup.footerDistance ?? margins.bottom / 2
  const top = Math.max(margins.top, header.height > 0 ? headerY + header.height + gap : 0)
  const bottom = Math.max(margins.bottom, footer.height > 0 ? footerEnd + footer.height + gap : 0)
  return {
    top,
    height: height - top - bottom,
    header: { ...header, y: headerY },
    footer: { ...footer, y: height - footerEnd - footer.height },
  }
}

function pageNumberSamples(numbering: ListMarker | undefined): readonly PageNumbers[] {
  const numbers = (numbering && SAMPLES[numbering]) ?? []
  return [DIGITS, ...numbers].map((number) => ({ number, count: DIGITS, numbering }))
}

function fontRequests(document: TextDocument): Map<FontRequest, Set<number>> {
  const requests = new Map<FontRequest, Set<number>>()
  const { style = {}, page, language } = document
  const setups = [page, ...getSections(document).map((section) => section.page)]
  const numbers = [...new Set(setups.map((setup) => setup.numbering))].flatMap(pageNumberSamples)
  const collect = (paragraph: Paragraph | Heading) => {
    const content = withLabel(paragraph)
    const samples = content.some(({ kind }) => kind === 'page-field') ? numbers : numbers.slice(0, 1)
    for (const pageNumbers of samples)
      collectFontRequests(
        styledText(content, baseStyle(paragraph, style), {
          language: paragraph.language ?? language,
          pageNumbers,
        }),
        requests,
      )
  }
  eachParagraph(document.blocks, collect)
  for (const setup of setups)
    for (const blocks of [
      setup.header,
      setup.footer,
      setup.firstHeader,
      setup.firstFooter,
      setup.evenHeader,
      setup.evenFooter,
    ])
      eachParagraph(blocks ?? [], collect)
  return requests
}

function eachParagraph(blocks: readonly Block[], visit: (paragraph: Paragraph | Heading) => void): void {
  for (const block of blocks)
    switch (block.kind) {
      case 'paragraph':
      case 'heading':
        visit(block)
        for (const inline of block.content) if (inline.kind === 'note-mark') eachParagraph(inline.note, visit)
        break
      case 'list':
        for (const [index, item] of block.items.entries()) {
          visit(getMarker(item, item.marker ?? markerText(block.marker, (block.start ?? 1) + index)))
          eachParagraph(item.blocks, visit)
        }
        break
      case 'table':
        for (const { cells } of block.rows) for (const cell of cells) eachParagraph(cell.blocks, visit)
        break
      case 'columns':
      case 'group':
        eachParagraph(block.blocks, visit)
    }
}

function listMissing(pages: readonly Page[]): string[] {
  const missing = new Set<string>()
  for (const { items } of pages)
    for (const item of items)
      if (item.kind === 'text' && item.isMissing)
        for (const character of item.text) if (!isInvisible(character)) missing.add(character)
  return [...missing]
}
