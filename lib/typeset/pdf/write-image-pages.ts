import type { DocumentMeta, ImageSource } from '../../document/blocks.ts'
import type { Orientation } from '../../image/header/image-header.ts'
import type { Rect, Size } from '../../image/size.ts'
import { md5 } from '../../pdf/md5.ts'
import { bytesToText, dictOf, encodeText, PdfStream, PdfString, pdfName } from '../../pdf/objects.ts'
import { PdfBuilder } from '../../pdf/pdf-builder.ts'
import { openTag } from '../layout/tag.ts'
import { flateStream } from './flate-stream.ts'
import { pdfDate } from './write-attachment.ts'
import { writeImage } from './write-image.ts'
import { Structure } from './write-structure.ts'
import { PRODUCER, xmpPacket } from './xmp.ts'

/** Page that contains a single image, so no font is needed. In points, from the upper left corner. */
type ImagePage = {
  readonly page: Size
  readonly place: Rect
  readonly source: ImageSource
  /** How the stored pixels must be turned to be shown. */
  readonly orientation: Orientation
  /** Alternative text. */
  readonly alt: string
}

const LANGUAGE = 'en'

/** Creates a tagged PDF of images, one per page. The same images and date yield the same bytes. */
export function writeImagePages(
  pages: readonly ImagePage[],
  meta: DocumentMeta,
): Promise<Uint8Array<ArrayBuffer>> {
  const builder = new PdfBuilder()
  const [catalog, tree] = [builder.reserve(), builder.reserve()]
  const root = openTag(undefined, 'Document')
  const structure = new Structure(root, builder)
  const sheets = pages.map((page) => {
    const sheet = builder.reserve()
    const figure = openTag(root, 'Figure', { alt: page.alt })
    builder.objects.set(
      sheet,
      dictOf({
        Type: pdfName('Page'),
        Parent: tree,
        MediaBox: [0, 0, page.page.width, page.page.height],
        Resources: dictOf({ XObject: dictOf({ Im0: writeImage(page.source, false, builder) }) }),
        Contents: builder.add(flateStream(new TextEncoder().encode(getContent(page)))),
        StructParents: structure.addPage(sheet, [figure]),
        Tabs: pdfName('S'),
      }),
    )
    return sheet
  })
  builder.objects.set(tree, dictOf({ Type: pdfName('Pages'), Kids: sheets, Count: sheets.length }))
  const xmp = new TextEncoder().encode(xmpPacket(meta, LANGUAGE, false, undefined))
  builder.objects.set(
    catalog,
    dictOf({
      Type: pdfName('Catalog'),
      Pages: tree,
      Lang: new PdfString(LANGUAGE),
      MarkInfo: dictOf({ Marked: true }),
      StructTreeRoot: structure.write(),
      ViewerPreferences: dictOf({ DisplayDocTitle: true }),
      Metadata: builder.add(
        new PdfStream(dictOf({ Type: pdfName('Metadata'), Subtype: pdfName('XML') }), xmp),
      ),
    }),
  )
  const date = meta.createdAt && pdfDate(meta.createdAt)
  const info = builder.add(
    dictOf({
      Title: encodeText(meta.title),
      Producer: encodeText(PRODUCER),
      CreationDate: date,
      ModDate: date,
    }),
  )
  const id = new PdfString(bytesToText(md5(xmp)))
  return builder.write(dictOf({ Root: catalog, Info: info, ID: [id, id] }), '1.7')
}

/** Returns the operators that draw the image at its position, as the first marked content of its page. */
function getContent({ page, place, orientation }: ImagePage): string {
  const y = page.height - place.y - place.height
  const matrix = MATRICES[orientation]({ ...place, y })
    .map(short)
    .join(' ')
  return `/Figure <</MCID 0>> BDC q ${matrix} cm /Im0 Do Q EMC`
}

type Matrix = readonly [number, number, number, number, number, number]

/** From the unit square, in which a stored picture stands upright, to its place (ISO 32000-1, 8.9.5; EXIF, tag 274). */
const MATRICES: Readonly<Record<Orientation, (place: Rect) => Matrix>> = {
  1: ({ x, y, width, height }) => [width, 0, 0, height, x, y],
  2: ({ x, y, width, height }) => [-width, 0, 0, height, x + width, y],
  3: ({ x, y, width, height }) => [-width, 0, 0, -height, x + width, y + height],
  4: ({ x, y, width, height }) => [width, 0, 0, -height, x, y + height],
  5: ({ x, y, width, height }) => [0, -height, -width, 0, x + width, y + height],
  6: ({ x, y, width, height }) => [0, -height, width, 0, x, y + height],
  7: ({ x, y, width, height }) => [0, height, width, 0, x, y],
  8: ({ x, y, width, height }) => [0, height, -width, 0, x + width, y],
}

function short(value: number): string {
  return String(Math.round(value * 1000) / 1000)
}
