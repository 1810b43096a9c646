import { textWithin, type XmlElement } from '../../markup/read-xml.ts'
import type { Alignment, Block, Heading, ListItem, ParagraphLayout, TextStyle } from '../blocks.ts'
import { codeBlock } from '../code-block.ts'
import { DEFAULT_LINE, HEADING_SPACE, PARAGRAPH_SPACE } from '../default-page.ts'
import { dataImage } from '../image-source.ts'
import type { Notes } from '../notes.ts'
import { cssColor, cssLength, declarations, getBorders } from './css.ts'
import {
  getMarker,
  type HtmlContext,
  innerContext,
  isBlock,
  isPageBreak,
  paragraphSpace,
} from './element-style.ts'
import { readHtmlTable } from './html-table.ts'
import { InlineFlow } from './inline-flow.ts'

const HEADING_SIZES = [2, 1.5, 1.25, 1.1, 1, 0.9]
const MAX_DEPTH = 200
const MAX_NESTED_TABLES = 12
const MAX_WIDTH = 470

const DROPPED = new Set(
  'head style template datalist noscript title meta link base colgroup col param source track area map select'.split(
    ' ',
  ),
)
const FRAMES = new Set('iframe frame object embed video audio canvas'.split(' '))

/** Converts a tree into blocks. */
export class HtmlReader {
  readonly notes: Notes
  readonly #base: TextStyle
  #blocks: Block[] = []
  readonly #flow = new InlineFlow()
  #pendingId: string | undefined

  constructor(notes: Notes, base: TextStyle) {
    this.notes = notes
    this.#base = base
  }

  read(element: XmlElement): Block[] {
    return this.#within(element, { style: {}, preservesSpaces: false, isInItem: false, depth: 0 })
  }

  /** Blocks of an element that stand by themselves: of a cell, an item, a quotation. */
  #within(element: XmlElement, around: HtmlContext): Block[] {
    const outer = this.#blocks
    this.#blocks = []
    this.#children(element, around)
    this.#endParagraph(around)
    const blocks = this.#blocks
    this.#blocks = outer
    return blocks
  }

  #children(element: XmlElement, around: HtmlContext): void {
    if (around.depth > MAX_DEPTH) {
      this.#flow.addText(textWithin(element), around.style, false)
      return
    }
    const inner = { ...around, depth: around.depth + 1 }
    for (const child of element.children)
      if (typeof child === 'string') this.#flow.addText(child, inner.style, inner.preservesSpaces)
      else this.#element(child, inner)
  }

  #element(element: XmlElement, around: HtmlContext): void {
    const { name, attributes } = element
    if (DROPPED.has(name) || attributes.hidden !== undefined) return
    if (name === 'script') {
      this.notes.add('scripts')
      return
    }
    if (FRAMES.has(name)) {
      this.notes.add('frames')
      return
    }
    if (name === 'svg') {
      this.notes.add('drawings')
      return
    }
    const css = declarations(attributes.style)
    if (css.get('display') === 'none' || css.get('visibility') === 'hidden') return
    const own = innerContext(element, css, around, this.#base.size)
    if (attributes.id) {
      // The id of a block is not that of the words before it.
      if (isBlock(name, css)) this.#endParagraph(around)
      this.#pendingId ??= attributes.id
    }
    if (/^h[1-6]$/.test(name)) {
      this.#heading(element, Number(name[1]), own, around)
      return
    }
    if (isPageBreak(css, 'before')) this.#breakPage(around)
    this.#byName(element, css, own, around)
    if (isPageBreak(css, 'after')) this.#breakPage(around)
  }

  #breakPage(around: HtmlContext): void {
    this.#endParagraph(around)
    this.#blocks.push({ kind: 'page-break' })
  }

  #byName(
    element: XmlElement,
    css: ReadonlyMap<string, string>,
    own: HtmlContext,
    around: HtmlContext,
  ): void {
    const { name, attributes } = element
    switch (name) {
      case 'br':
        this.#flow.add({ kind: 'line-break' })
        return
      case 'wbr':
        this.#flow.addText('\u200B', own.style, true)
        return
      case 'img':
        this.image(element, css, own)
        return
      case 'hr':
        this.#endParagraph(around)
        this.#blocks.push({
          kind: 'rule',
          width: 0.75,
          color: '#9aa0a6',
          spaceBefore: 6,
          spaceAfter: 6 + PARAGRAPH_SPACE,
        })
        return
      case 'ul':
      case 'ol':
      case 'menu':
        this.#list(element, css, own, around)
        return
      case 'table':
        this.#table(element, own, around)
        return
      case 'blockquote':
        this.#endParagraph(around)
        this.#blocks.push({
          kind: 'group',
          role: 'quote',
          blocks: this.#within(element, own),
          padding: { top: 0, right: 24, bottom: 0, left: 24 },
          spaceAfter: PARAGRAPH_SPACE,
        })
        return
      case 'pre':
        this.#endParagraph(around)
        this.#blocks.push(codeBlock(textWithin(element).replace(/^\n/, '')))
        return
      case 'input':
        this.#input(attributes, own)
        return
      case 'textarea':
      case 'button':
      case 'label':
      case 'option':
        this.#children(element, own)
        return
      case 'q':
        this.#flow.addText('“', own.style, true)
        this.#children(element, own)
        this.#flow.addText('”', own.style, true)
        return
      case 'li':
        this.#list({ name: 'ul', attributes: {}, children: [element] }, new Map(), own, around)
        return
      default:
        isBlock(name, css) ? this.#block(element, css, own, around) : this.#children(element, own)
        return
    }
  }

  #block(element: XmlElement, css: ReadonlyMap<string, string>, own: HtmlContext, around: HtmlContext): void {
    const { name } = element
    this.#endParagraph(around)
    const shade = cssColor(css.get('background-color') ?? css.get('background'))
    const borders = getBorders(css)
    const isBox = (shade !== undefined && shade !== '#ffffff') || borders !== undefined
    const indent =
      name === 'dd' ? 24 : (cssLength(css.get('margin-left') ?? css.get('padding-left'), 11, MAX_WIDTH) ?? 0)
    if (!isBox && indent <= 0) {
      this.#children(element, own)
      this.#endParagraph(own, name === 'p' ? paragraphSpace(css) : name === 'dt' ? { spaceAfter: 2 } : {})
      return
    }
    const pad = isBox ? (cssLength(css.get('padding'), 11) ?? 4) : 0
    this.#blocks.push({
      kind: 'group',
      blocks: this.#within(element, own),
      padding: { top: pad, right: pad, bottom: pad, left: pad + Math.max(0, Math.min(indent, 200)) },
      ...(shade && shade !== '#ffffff' ? { shade } : {}),
      ...(borders ? { borders } : {}),
      spaceAfter: PARAGRAPH_SPACE,
    })
  }

  #heading(element: XmlElement, level: number, own: HtmlContext, around: HtmlContext): void {
    this.#endParagraph(around)
    const size = (this.#base.size ?? 11) * (HEADING_SIZES[level - 1] ?? 1)
    this.#children(element, {
      ...own,
      style: { ...own.style, size: own.style.size ?? size, bold: own.style.bold ?? true },
    })
    const content = this.#flow.take()
    if (content.length === 0) return
    this.#blocks.push({
      kind: 'heading',
      // The name has one of six digits.
      level: level as Heading['level'],
      content,
      ...this.#layout(own),
      ...HEADING_SPACE,
    })
  }

  /** Ends the current paragraph; an empty one is dropped. */
  #endParagraph(around: HtmlContext, more: ParagraphLayout = {}): void {
    const content = this.#flow.take()
    if (content.length === 0) return
    this.#blocks.push({
      kind: 'paragraph',
      content,
      lineHeight: DEFAULT_LINE,
      spaceAfter: around.isInItem ? 2 : PARAGRAPH_SPACE,
      ...this.#layout(around),
      ...more,
    })
  }

  #layout({ align, direction }: HtmlContext): ParagraphLayout & { readonly id?: string } {
    const id = this.#pendingId
    this.#pendingId = undefined
    return {
      ...(align ? { align } : {}),
      ...(direction ? { direction } : {}),
      ...(id === undefined ? {} : { id }),
    }
  }

  image({ attributes }: XmlElement, css: ReadonlyMap<string, string>, { style }: HtmlContext): void {
    const { src = '', alt = '' } = attributes
    const found = dataImage(src)
    if (!found) {
      this.notes.add(src.startsWith('data:') ? 'unreadableImages' : 'remoteImages')
      if (alt !== '') this.#flow.addText(alt, { ...style, italic: true }, false)
      return
    }
    const width = cssLength(css.get('width') ?? attributes.width, 11, MAX_WIDTH)
    const height = cssLength(css.get('height') ?? attributes.height, 11)
    const ratio = found.width / found.height
    const wide = width ?? (height === undefined ? found.width : height * ratio)
    const shrink = Math.min(1, MAX_WIDTH / wide)
    const link = style.link === undefined ? {} : { link: style.link }
    this.#flow.add({
      kind: 'image',
      source: found.source,
      width: wide * shrink,
      height: (height ?? wide / ratio) * shrink,
      alt,
      ...link,
    })
  }

  #input({ type = 'text', checked, value = '' }: XmlElement['attributes'], { style }: HtmlContext): void {
    if (type === 'checkbox' || type === 'radio')
      this.#flow.addText(checked === undefined ? '☐ ' : '☑ ', style, true)
    else if (type === 'text' || type === 'email' || type === 'number' || type === 'tel')
      this.#flow.addText(value, style, false)
  }

  #list(list: XmlElement, css: ReadonlyMap<string, string>, own: HtmlContext, around: HtmlContext): void {
    this.#endParagraph(around)
    const marker = getMarker(list, css)
    const start = Number.parseInt(list.attributes.start ?? '', 10)
    const items: ListItem[] = []
    for (const child of list.children) {
      if (typeof child === 'string') continue
      const blocks = this.#within(child, {
        ...innerContext(child, declarations(child.attributes.style), own, this.#base.size),
        isInItem: true,
        depth: own.depth + 1,
      })
      if (child.name === 'li') items.push({ blocks })
      else items.push({ blocks, marker: '' })
    }
    if (items.length > 0)
      this.#blocks.push({
        kind: 'list',
        marker,
        items,
        ...(Number.isFinite(start) && start !== 1 ? { start } : {}),
        spaceAfter: around.isInItem ? 2 : PARAGRAPH_SPACE,
      })
  }

  #tablesWithin = 0

  #table(table: XmlElement, own: HtmlContext, around: HtmlContext): void {
    this.#endParagraph(around)
    if (this.#tablesWithin >= MAX_NESTED_TABLES) {
      this.notes.add('deepTables')
      const text = textWithin(table).replace(/\s+/g, ' ').trim()
      if (text !== '') this.#blocks.push({ kind: 'paragraph', content: [{ kind: 'text', text }] })
      return
    }
    this.#tablesWithin++
    const cell = { ...own, align: undefined, isInItem: true }
    const read = (element: XmlElement, more: { readonly style?: TextStyle; readonly align?: Alignment }) =>
      this.#within(element, {
        ...innerContext(element, declarations(element.attributes.style), cell, this.#base.size),
        style: { ...cell.style, ...more.style },
        ...(more.align ? { align: more.align } : {}),
      })
    const made = readHtmlTable(table, read)
    this.#tablesWithin--
    if (made) this.#blocks.push(made)
  }
}
