import { dictOf, type PdfObject, PdfStream, pdfName, textToBytes } from '#lib/pdf/objects.ts'
import { PdfBuilder } from '#lib/pdf/pdf-builder.ts'
import { codeOutline } from './code-outline.ts'
import { type Design, getBand, getHole, logoBox, logoSquare } from './design.ts'
import { type Outline, short } from './outline.ts'

/** Image in a form that a PDF can contain: a JPEG unchanged. */
export type JpegImage = { readonly bytes: Uint8Array; readonly width: number; readonly height: number }

/** Points per pixel of the screen: 72 per inch against 96. */
const POINTS = 0.75

/** Parts of a design that are not vector shapes. */
type PdfImages = {
  readonly logo: JpegImage | undefined
  /** The whole band below the code. */
  readonly caption: JpegImage | undefined
}

/** Returns a code as a PDF page of the code's size (ISO 32000-1), drawn as shapes. */
export function pdfFile(design: Design, images: Partial<PdfImages> = {}): Promise<Uint8Array<ArrayBuffer>> {
  const { code, settings, logo } = design
  const side = settings.size * POINTS
  const band = images.caption ? getBand(settings.size, settings) * POINTS : 0
  const unit = side / (code.size + 2 * settings.margin)
  const hole = getHole(design)
  const outline = codeOutline(code, { ...settings, hole })
  const box = logo && logoBox(logo, logoSquare(code.size, hole, settings.margin, 1))
  const drawing = [
    settings.isTransparent
      ? ''
      : `${fill(settings.background)} 0 0 ${short(side)} ${short(side + band)} re f`,
    band > 0 ? `q ${short(side)} 0 0 ${short(band)} 0 0 cm /Caption Do Q` : '',
    // One unit per module from here on, downwards as on the screen.
    `q ${unit} 0 0 ${-unit} 0 ${short(side + band)} cm`,
    `q ${fill(settings.foreground)} 1 0 0 1 ${settings.margin} ${settings.margin} cm`,
    `${pdfPath(outline)} f* Q`,
    images.logo && box
      ? `q ${short(box.width)} 0 0 ${short(-box.height)} ${short(box.x)} ${short(box.y + box.height)} cm /Logo Do Q`
      : '',
    'Q',
  ]
  return pageFile([side, side + band], drawing.filter(Boolean).join('\n'), images)
}

function pageFile(
  size: readonly [number, number],
  drawing: string,
  { logo, caption }: Partial<PdfImages>,
): Promise<Uint8Array<ArrayBuffer>> {
  const builder = new PdfBuilder()
  const pages = builder.reserve()
  const contents = builder.add(new PdfStream(dictOf({}), textToBytes(drawing)))
  const drawn = dictOf({
    ...(logo && { Logo: builder.add(jpegObject(logo)) }),
    ...(caption && { Caption: builder.add(jpegObject(caption)) }),
  })
  const page = builder.add(
    dictOf({
      Type: pdfName('Page'),
      Parent: pages,
      MediaBox: [0, 0, ...size],
      Resources: dictOf({ XObject: drawn }),
      Contents: contents,
    }),
  )
  builder.objects.set(pages, dictOf({ Type: pdfName('Pages'), Kids: [page], Count: 1 }))
  const root = builder.add(dictOf({ Type: pdfName('Catalog'), Pages: pages }))
  return builder.write(dictOf({ Root: root }), '1.7')
}

function jpegObject({ bytes, width, height }: JpegImage): PdfObject {
  const dict = dictOf({
    Type: pdfName('XObject'),
    Subtype: pdfName('Image'),
    Width: width,
    Height: height,
    ColorSpace: pdfName('DeviceRGB'),
    BitsPerComponent: 8,
    Filter: pdfName('DCTDecode'),
  })
  return new PdfStream(dict, bytes)
}

function pdfPath(outline: Outline): string {
  const names = { M: 'm', L: 'l', C: 'c', Z: 'h' } as const
  return outline.map(([kind, ...points]) => [...points.map(short), names[kind]].join(' ')).join('\n')
}

/** `#rrggbb` as the color to fill with. */
function fill(color: string): string {
  const parts = [1, 3, 5].map((at) => short(Number.parseInt(color.slice(at, at + 2), 16) / 255))
  return `${parts.join(' ')} rg`
}
