import { strToU8, zipSync } from 'fflate'
import { textElement } from '../markup/write-xml.ts'
import type { Block, Direction, ListMarker, PageSetup, TextDocument } from './blocks.ts'
import { blocksXml } from './docx/write/block-xml.ts'
import type { DocxState, WriteContext } from './docx/write/context.ts'
import { NumberingPart } from './docx/write/numbering-part.ts'
import { contentTypes, Media, Relationships } from './docx/write/part.ts'
import { stylesXml } from './docx/write/styles-part.ts'
import { tag, twips, val } from './docx/write/xml.ts'

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006'
const NAMESPACES = {
  'xmlns:w': 'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'xmlns:r': `${OFFICE}/relationships`,
  'xmlns:wp': 'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing',
}
const PROLOGUE = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const RIGHT_TO_LEFT = /^(ar|he|fa|ur|yi|ps|sd|dv|syr)\b/

/**
 * Writes a document as the bytes of a .docx file (ECMA-376, WordprocessingML). The same document yields the same bytes.
 */
export function writeDocx(document: TextDocument): Uint8Array<ArrayBuffer> {
  const writer = new DocxWriter(document)
  writer.writeBody()
  return writer.bytes()
}

class DocxWriter {
  readonly #document: TextDocument
  readonly #state: DocxState
  readonly #relationships = new Relationships()
  readonly #xml = new Map<string, string>()
  readonly #direction: Direction
  #margins = 0

  constructor(document: TextDocument) {
    this.#document = document
    this.#direction = document.direction ?? (RIGHT_TO_LEFT.test(document.language) ? 'rtl' : 'ltr')
    this.#state = {
      media: new Media(),
      numbering: new NumberingPart(),
      footnotes: [],
      footnoteRelationships: new Relationships(),
      bookmarks: new Map(),
      language: document.language,
      style: document.style ?? {},
    }
    for (const [type, path] of [
      ['styles', 'styles.xml'],
      ['settings', 'settings.xml'],
    ] as const)
      this.#relationships.idOf(type, path)
  }

  writeBody(): void {
    const sections = getSections(this.#document)
    const body = sections.map(({ page, blocks }, index) => {
      const content = blocksXml(blocks, this.#context(page, this.#relationships))
      const setup = this.#sectionXml(page)
      return index === sections.length - 1
        ? content + setup
        : content + tag('w:p', {}, tag('w:pPr', {}, setup))
    })
    this.#xml.set('word/document.xml', tag('w:document', NAMESPACES, tag('w:body', {}, body.join(''))))
  }

  #context({ width, margins }: PageSetup, relationships: Relationships): WriteContext {
    return {
      state: this.#state,
      relationships,
      direction: this.#direction,
      width: width - margins.left - margins.right,
      indent: 0,
      indentEnd: 0,
      isQuote: false,
      listLevel: 0,
      blocks: blocksXml,
    }
  }

  /** Returns the XML of a section's setup, with headers and footers as separate parts (17.6.17). */
  #sectionXml(page: PageSetup): string {
    const { width, height, margins } = page
    const kinds = [
      ['header', 'default', page.header],
      ['header', 'first', page.firstHeader],
      ['header', 'even', page.evenHeader],
      ['footer', 'default', page.footer],
      ['footer', 'first', page.firstFooter],
      ['footer', 'even', page.evenFooter],
    ] as const
    const references = kinds.map(([margin, type, blocks]) =>
      blocks ? this.#marginXml(margin, type, blocks, page) : '',
    )
    const isFirst = page.firstHeader !== undefined || page.firstFooter !== undefined
    return tag(
      'w:sectPr',
      {},
      [
        ...references,
        tag('w:pgSz', {
          'w:w': twips(width),
          'w:h': twips(height),
          'w:orient': width > height ? 'landscape' : undefined,
        }),
        tag('w:pgMar', {
          'w:top': twips(margins.top),
          'w:right': twips(margins.right),
          'w:bottom': twips(margins.bottom),
          'w:left': twips(margins.left),
          'w:header': twips(page.headerDistance ?? margins.top / 2),
          'w:footer': twips(page.footerDistance ?? margins.bottom / 2),
          'w:gutter': 0,
        }),
        pageNumberXml(page),
        isFirst ? tag('w:titlePg') : '',
        this.#direction === 'rtl' ? tag('w:bidi') : '',
      ].join(''),
    )
  }

  #marginXml(margin: 'header' | 'footer', type: string, blocks: readonly Block[], page: PageSetup): string {
    const name = `${margin}${++this.#margins}.xml`
    const relationships = new Relationships()
    const context = {
      ...this.#context(page, relationships),
      styleId: margin === 'header' ? 'Header' : 'Footer',
    }
    const content = blocksXml(blocks, context)
    const isEnded = content !== '' && blocks.at(-1)?.kind !== 'table'
    this.#put(
      `word/${name}`,
      tag(margin === 'header' ? 'w:hdr' : 'w:ftr', NAMESPACES, isEnded ? content : `${content}<w:p/>`),
      relationships,
    )
    return tag(`w:${margin}Reference`, { 'w:type': type, 'r:id': this.#relationships.idOf(margin, name) })
  }

  #put(path: string, xml: string, relationships: Relationships): void {
    this.#xml.set(path, xml)
    if (!relationships.isEmpty) this.#xml.set(path.replace(/([^/]+)$/, '_rels/$1.rels'), relationships.xml)
  }

  bytes(): Uint8Array<ArrayBuffer> {
    const { numbering, footnotes, media } = this.#state
    if (!numbering.isEmpty) {
      this.#relationships.idOf('numbering', 'numbering.xml')
      this.#xml.set('word/numbering.xml', tag('w:numbering', NAMESPACES, numbering.xml))
    }
    if (footnotes.length > 0) {
      this.#relationships.idOf('footnotes', 'footnotes.xml')
      this.#put(
        'word/footnotes.xml',
        tag('w:footnotes', NAMESPACES, SEPARATORS + footnotes.join('')),
        this.#state.footnoteRelationships,
      )
    }
    this.#xml.set('word/styles.xml', tag('w:styles', NAMESPACES, stylesXml(this.#document)))
    this.#xml.set('word/settings.xml', tag('w:settings', NAMESPACES, this.#settings()))
    this.#xml.set('docProps/core.xml', coreXml(this.#document))
    this.#xml.set('word/_rels/document.xml.rels', this.#relationships.xml)
    this.#xml.set('_rels/.rels', packageRelationships())
    const paths = [...this.#xml.keys()].sort()
    const files: Record<string, Uint8Array | [Uint8Array, { level: 0 }]> = {
      '[Content_Types].xml': strToU8(PROLOGUE + contentTypes(paths)),
    }
    for (const path of paths) files[path] = strToU8(PROLOGUE + this.#xml.get(path))
    for (const [path, bytes] of media.files) files[path] = [bytes, { level: 0 }]
    // A fixed time makes the same document the same file; the zip format's own calendar starts in 1980.
    return zipSync(files, { mtime: new Date(1980, 0, 1) })
  }

  #settings(): string {
    const hasEven = getSections(this.#document).some(({ page }) => page.evenHeader || page.evenFooter)
    const compat = tag(
      'w:compat',
      {},
      tag('w:compatSetting', {
        'w:name': 'compatibilityMode',
        'w:uri': 'http://schemas.microsoft.com/office/word',
        'w:val': 15,
      }),
    )
    return (hasEven ? tag('w:evenAndOddHeaders') : '') + val('w:defaultTabStop', 720) + compat
  }
}

const NUMBER_FORMATS: Partial<Record<ListMarker, string>> = {
  'lower-letter': 'lowerLetter',
  'upper-letter': 'upperLetter',
  'lower-roman': 'lowerRoman',
  'upper-roman': 'upperRoman',
}

/** First number and format of the page numbers (17.6.12). */
function pageNumberXml({ firstNumber, numbering }: PageSetup): string {
  const format = numbering && NUMBER_FORMATS[numbering]
  if (firstNumber === undefined && !format) return ''
  return tag('w:pgNumType', { 'w:fmt': format, 'w:start': firstNumber })
}

const SEPARATORS = (['separator', 'continuationSeparator'] as const)
  .map((type, index) =>
    tag('w:footnote', { 'w:type': type, 'w:id': index }, tag('w:p', {}, tag('w:r', {}, tag(`w:${type}`)))),
  )
  .join('')

function getSections({ page, blocks }: TextDocument): { page: PageSetup; blocks: Block[] }[] {
  const sections: { page: PageSetup; blocks: Block[] }[] = [{ page, blocks: [] }]
  for (const block of blocks)
    if (block.kind === 'page-break' && block.page) sections.push({ page: block.page, blocks: [] })
    else sections.at(-1)?.blocks.push(block)
  return sections
}

function coreXml({ meta, language }: TextDocument): string {
  const date = meta.createdAt?.toISOString().replace(/\.\d+Z$/, 'Z')
  const inner = [
    textElement('dc:title', meta.title),
    textElement('dc:creator', meta.author),
    textElement('dc:subject', meta.subject),
    textElement('cp:keywords', meta.keywords?.join(', ')),
    textElement('dc:language', language),
    textElement('dcterms:created', date, { 'xsi:type': 'dcterms:W3CDTF' }),
  ].filter((element) => element !== undefined)
  return tag(
    'cp:coreProperties',
    {
      'xmlns:cp': 'http://schemas.openxmlformats.org/package/2006/metadata/core-properties',
      'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
      'xmlns:dcterms': 'http://purl.org/dc/terms/',
      'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
    },
    inner.join(''),
  )
}

function packageRelationships(): string {
  const core = 'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties'
  return tag(
    'Relationships',
    { xmlns: 'http://schemas.openxmlformats.org/package/2006/relationships' },
    tag('Relationship', {
      Id: 'rId1',
      Type: `${OFFICE}/relationships/officeDocument`,
      Target: 'word/document.xml',
    }) + tag('Relationship', { Id: 'rId2', Type: core, Target: 'docProps/core.xml' }),
  )
}
