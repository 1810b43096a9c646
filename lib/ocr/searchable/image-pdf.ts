import type { ImageSource } from '../../document/blocks.ts'
import { isOnItsSide, type Orientation } from '../../image/header/image-header.ts'
import { type Affine, compose } from '../../image/scan/affine.ts'
import type { Size } from '../../image/size.ts'
import { dictOf, type PdfRef, pdfName } from '../../pdf/objects.ts'
import { PdfBuilder } from '../../pdf/pdf-builder.ts'
import { flateStream } from '../../typeset/pdf/flate-stream.ts'
import { writeImage } from '../../typeset/pdf/write-image.ts'
import type { ReadPage } from '../read-page.ts'
import { FONT_NAME, invisibleText } from './invisible-text.ts'
import { TextFont } from './text-font.ts'

/** Image of a page, as stored in its file, and its recognized words. */
export type ImagePage = {
  readonly image: ImageSource
  /** EXIF's number for how the picture must be turned to stand upright. */
  readonly orientation: Orientation
  /** Upright. */
  readonly size: Size
  readonly page: ReadPage
}

/** A scan has about this many pixels along its longer side for an A4 page at 200 dots an inch. */
const SCANNED = 2000
const [SCAN_DPI, SCREEN_DPI] = [300, 144]
const POINTS_PER_INCH = 72

/** Creates a PDF of images with the recognized words as an invisible layer; JPEGs remain byte for byte. */
export async function imagePdf(imagePages: readonly ImagePage[]): Promise<Uint8Array<ArrayBuffer>> {
  const builder = new PdfBuilder()
  const font = new TextFont()
  const fontRef = builder.reserve()
  const tree = builder.reserve()
  const kids = imagePages.map((imagePage) => writePage(imagePage, { builder, font, fontRef, tree }))
  builder.objects.set(tree, dictOf({ Type: pdfName('Pages'), Kids: kids, Count: kids.length }))
  font.write(fontRef, builder)
  const root = builder.add(dictOf({ Type: pdfName('Catalog'), Pages: tree }))
  return builder.write(dictOf({ Root: root }), '1.5')
}

type Means = {
  readonly builder: PdfBuilder
  readonly font: TextFont
  readonly fontRef: PdfRef
  readonly tree: PdfRef
}

function writePage(imagePage: ImagePage, { builder, font, fontRef, tree }: Means): PdfRef {
  const { image, orientation, size, page } = imagePage
  const dpi = Math.max(size.width, size.height) >= SCANNED ? SCAN_DPI : SCREEN_DPI
  const scale = POINTS_PER_INCH / dpi
  const [width, height] = [size.width * scale, size.height * scale]
  const toPage: Affine = [scale, 0, 0, -scale, 0, height]
  const text = page.source === 'image' ? invisibleText(page, compose(page.back, toPage), font) : ''
  const place = getPlace(orientation, width, height).join(' ')
  return builder.add(
    dictOf({
      Type: pdfName('Page'),
      Parent: tree,
      MediaBox: [0, 0, width, height],
      Resources: dictOf({
        XObject: dictOf({ Page: writeImage(image, false, builder) }),
        Font: dictOf({ [FONT_NAME]: fontRef }),
      }),
      Contents: builder.add(flateStream(new TextEncoder().encode(`q ${place} cm /Page Do Q\n${text}`))),
    }),
  )
}

/** Returns the transform of the unit square that shows an image upright (EXIF 2.32, orientation). */
function getPlace(orientation: Orientation, width: number, height: number): Affine {
  const isMirrored = [2, 4, 5, 7].includes(orientation)
  const [across, up] = isOnItsSide(orientation) ? [height, width] : [width, height]
  const upright: Affine = isMirrored ? [-across, 0, 0, up, across, 0] : [across, 0, 0, up, 0, 0]
  switch (orientation) {
    case 3:
    case 4:
      return compose(upright, [-1, 0, 0, -1, width, height])
    case 6:
    case 7:
      // A quarter clockwise.
      return compose(upright, [0, -1, 1, 0, 0, height])
    case 5:
    case 8:
      return compose(upright, [0, 1, -1, 0, width, 0])
    default:
      return upright
  }
}
