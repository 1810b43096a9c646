import type { ImageSource, TextDocument } from '../../document/blocks.ts'
import { srgbProfile } from '../../image/metadata/srgb-profile.ts'
import { md5 } from '../../pdf/md5.ts'
import {
  bytesToText,
  dictOf,
  encodeText,
  type PdfDict,
  type PdfObject,
  type PdfRef,
  PdfStream,
  PdfString,
  pdfName,
} from '../../pdf/objects.ts'
import { PdfBuilder } from '../../pdf/pdf-builder.ts'
import type { Subsetter } from '../harfbuzz/subsetter.ts'
import type { LaidOut } from '../layout/lay-out.ts'
import type { Page } from '../page.ts'
import { embedFont } from './embed-font.ts'
import { flateStream } from './flate-stream.ts'
import { pageContent } from './page-content.ts'
import type { PdfOptions } from './pdf-options.ts'
import { FontUses } from './show-text.ts'
import { pdfDate, writeAttachment } from './write-attachment.ts'
import { writeImage } from './write-image.ts'
import { type Anchors, writeLinks } from './write-links.ts'
import { type OutlineEntry, writeOutline } from './write-outline.ts'
import { Structure } from './write-structure.ts'
import { PRODUCER, xmpPacket } from './xmp.ts'

const VERSION = '1.7'

/** Writes laid out pages as a tagged PDF. The same document yields the same bytes. */
export function writeDocument(
  document: TextDocument,
  { pages, root }: LaidOut,
  subsetter: Subsetter,
  options: PdfOptions = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const builder = new PdfBuilder()
  const catalog = builder.reserve()
  const tree = builder.reserve()
  const fonts = new FontUses()
  const images = new Images(options.isArchive ?? false, builder)
  const structure = new Structure(root, builder)
  const refs = pages.map(() => builder.reserve())
  const resources = builder.reserve()
  const { anchors, headings } = getPlaces(pages, refs)
  for (const [index, page] of pages.entries()) {
    const ref = refs[index]
    if (!ref) continue
    const { operators, marked } = pageContent(page, fonts, images)
    const parents = structure.addPage(ref, marked)
    const links = writeLinks(page, ref, anchors, structure, builder)
    builder.objects.set(
      ref,
      dictOf({
        Type: pdfName('Page'),
        Parent: tree,
        MediaBox: [0, 0, page.width, page.height],
        Resources: resources,
        Contents: builder.add(flateStream(new TextEncoder().encode(operators))),
        StructParents: parents,
        Tabs: pdfName('S'),
        Annots: links.length > 0 ? links : undefined,
      }),
    )
  }
  builder.objects.set(tree, dictOf({ Type: pdfName('Pages'), Kids: refs, Count: refs.length }))
  builder.objects.set(
    resources,
    dictOf({
      Font: dictOf(
        Object.fromEntries(fonts.all.map((use) => [use.name, embedFont(use, subsetter, builder)])),
      ),
      XObject: images.count > 0 ? images.dict() : undefined,
    }),
  )
  builder.objects.set(catalog, getCatalog(document, options, tree, structure, headings, builder))
  const info = builder.add(getInfo(document))
  const id = new PdfString(bytesToText(digest(builder)))
  return builder.write(dictOf({ Root: catalog, Info: info, ID: [id, id] }), VERSION)
}

function getCatalog(
  document: TextDocument,
  { isArchive = false, attachments = [], invoice }: PdfOptions,
  pages: PdfRef,
  structure: Structure,
  headings: readonly OutlineEntry[],
  builder: PdfBuilder,
): PdfDict {
  const outline = writeOutline(headings, builder)
  const metadata = new TextEncoder().encode(xmpPacket(document.meta, document.language, isArchive, invoice))
  const files = [...attachments]
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map((file) => ({ name: file.name, ref: writeAttachment(file, document.meta.createdAt, builder) }))
  const names = files.flatMap(({ name, ref }) => [encodeText(name), ref])
  return dictOf({
    Type: pdfName('Catalog'),
    Pages: pages,
    Lang: new PdfString(document.language),
    MarkInfo: dictOf({ Marked: true }),
    StructTreeRoot: structure.write(),
    ViewerPreferences: dictOf({
      DisplayDocTitle: true,
      Direction: document.direction === 'rtl' ? pdfName('R2L') : undefined,
    }),
    Metadata: builder.add(
      // Uncompressed for programs that cannot parse PDF.
      new PdfStream(dictOf({ Type: pdfName('Metadata'), Subtype: pdfName('XML') }), metadata),
    ),
    Outlines: outline,
    OutputIntents: isArchive ? [builder.add(outputIntent(builder))] : undefined,
    Names: names.length > 0 ? dictOf({ EmbeddedFiles: dictOf({ Names: names }) }) : undefined,
    AF: files.length > 0 ? files.map(({ ref }) => ref) : undefined,
  })
}

/** Returns the color space of the pages (ISO 19005-3, 6.2.3). */
function outputIntent(builder: PdfBuilder): PdfDict {
  return dictOf({
    Type: pdfName('OutputIntent'),
    S: pdfName('GTS_PDFA1'),
    OutputConditionIdentifier: new PdfString('sRGB'),
    Info: new PdfString('sRGB IEC61966-2.1'),
    DestOutputProfile: builder.add(flateStream(srgbProfile(), { N: 3 })),
  })
}

function getInfo({ meta }: TextDocument): PdfDict {
  const { title, author, subject, keywords = [], createdAt } = meta
  return dictOf({
    Title: encodeText(title),
    Author: author ? encodeText(author) : undefined,
    Subject: subject ? encodeText(subject) : undefined,
    Keywords: keywords.length > 0 ? encodeText(keywords.join(', ')) : undefined,
    Creator: new PdfString(PRODUCER),
    Producer: new PdfString(PRODUCER),
    CreationDate: createdAt && pdfDate(createdAt),
    ModDate: createdAt && pdfDate(createdAt),
  })
}

/** Returns the positions of anchors, and the headings in order. */
function getPlaces(
  pages: readonly Page[],
  refs: readonly PdfRef[],
): { anchors: Anchors; headings: OutlineEntry[] } {
  const anchors: Anchors = new Map()
  const headings: OutlineEntry[] = []
  for (const [index, { items, height }] of pages.entries())
    for (const item of items) {
      const page = refs[index]
      if (item.kind !== 'anchor' || !page) continue
      const place = { page, y: height - item.y }
      if (item.id !== undefined && !anchors.has(item.id)) anchors.set(item.id, place)
      if (item.heading && item.heading.text.trim() !== '') headings.push({ ...item.heading, ...place })
    }
  return { anchors, headings }
}

/** The pictures of a document, each once however often it is drawn. */
class Images {
  readonly #refs = new Map<ImageSource, { readonly name: string; readonly ref: PdfRef }>()
  readonly #isArchive: boolean
  readonly #builder: PdfBuilder

  constructor(isArchive: boolean, builder: PdfBuilder) {
    this.#isArchive = isArchive
    this.#builder = builder
  }

  get count(): number {
    return this.#refs.size
  }

  nameOf(source: ImageSource): string {
    const known = this.#refs.get(source)
    if (known) return known.name
    const name = `I${this.#refs.size + 1}`
    this.#refs.set(source, { name, ref: writeImage(source, this.#isArchive, this.#builder) })
    return name
  }

  dict(): PdfObject {
    return dictOf(Object.fromEntries([...this.#refs.values()].map(({ name, ref }) => [name, ref])))
  }
}

/** An identifier that follows from pages, fonts and metadata: no clock, no chance. */
function digest({ objects }: PdfBuilder): Uint8Array {
  const parts: Uint8Array[] = []
  for (const object of objects.values()) if (object instanceof PdfStream) parts.push(md5(object.bytes))
  const whole = new Uint8Array(parts.length * 16)
  for (const [index, part] of parts.entries()) whole.set(part, index * 16)
  return md5(whole)
}
