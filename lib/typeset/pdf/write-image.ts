import type { ImageSource } from '../../document/blocks.ts'
import { type JpegHead, readJpegHead } from '../../image/jpeg-head.ts'
import { jpegProfile } from '../../image/metadata/jpeg-segments.ts'
import { type Png, readPng, toPixels } from '../../image/png.ts'
import {
  bytesToText,
  dictOf,
  type PdfObject,
  type PdfRef,
  PdfStream,
  PdfString,
  pdfName,
} from '../../pdf/objects.ts'
import type { PdfBuilder } from '../../pdf/pdf-builder.ts'
import { UserError } from '../../result/user-error.ts'
import { flateStream } from './flate-stream.ts'

type Pixels = Extract<ImageSource, { kind: 'pixels' }>

/** Writes an image as in its file: JPEG unchanged, PNG with its own compression, all others deflated. */
export function writeImage(source: ImageSource, isArchive: boolean, builder: PdfBuilder): PdfRef {
  switch (source.kind) {
    case 'jpeg':
      return builder.add(jpegImage(source.bytes, readJpegHead(source.bytes), isArchive, builder))
    case 'png': {
      const png = readPng(source.bytes)
      return png.isPlain ? builder.add(pngImage(png)) : pixelImage(toPixels(png), isArchive, builder)
    }
    case 'pixels':
      return pixelImage(source, isArchive, builder)
  }
}

const JPEG_SPACES: Record<number, string> = { 1: 'DeviceGray', 3: 'DeviceRGB', 4: 'DeviceCMYK' }

function jpegImage(
  bytes: Uint8Array,
  { width, height, components, isInverted }: JpegHead,
  isArchive: boolean,
  builder: PdfBuilder,
): PdfStream {
  if (isArchive && components === 4)
    throw new UserError(
      'A picture has print colors',
      'An archive PDF holds screen colors (RGB) only. Save the picture as RGB, then add it again.',
    )
  const entries = imageEntries(width, height, jpegSpace(bytes, components, builder), 8)
  const decode = isInverted ? { Decode: [1, 0, 1, 0, 1, 0, 1, 0] } : {}
  return new PdfStream(dictOf({ ...entries, ...decode, Filter: pdfName('DCTDecode') }), bytes)
}

/**
 * Returns its own profile if it has one; otherwise its colors would be interpreted as those of another device (ISO
 * 32000-1, 8.6.5.5).
 */
function jpegSpace(bytes: Uint8Array, components: number, builder: PdfBuilder): PdfObject {
  const device = pdfName(JPEG_SPACES[components] ?? 'DeviceRGB')
  const profile = jpegProfile(bytes)
  if (!profile) return device
  return [pdfName('ICCBased'), builder.add(flateStream(profile, { N: components, Alternate: device }))]
}

function pngImage({ width, height, bitDepth, colorType, palette, data }: Png): PdfStream {
  const space: PdfObject =
    colorType === 3
      ? [
          pdfName('Indexed'),
          pdfName('DeviceRGB'),
          palette.length / 3 - 1,
          new PdfString(bytesToText(palette)),
        ]
      : pdfName(colorType === 0 ? 'DeviceGray' : 'DeviceRGB')
  const predictor = dictOf({
    Predictor: 15,
    Colors: colorType === 2 ? 3 : 1,
    BitsPerComponent: bitDepth,
    Columns: width,
  })
  const entries = imageEntries(width, height, space, bitDepth)
  return new PdfStream(dictOf({ ...entries, Filter: pdfName('FlateDecode'), DecodeParms: predictor }), data)
}

/** Preserves transparency; an archive does not allow it, so colors are blended with white there. */
function pixelImage({ width, height, bytes }: Pixels, isArchive: boolean, builder: PdfBuilder): PdfRef {
  const colors = new Uint8Array(width * height * 3)
  const alphas = new Uint8Array(width * height)
  let isOpaque = true
  for (let at = 0; at < alphas.length; at++) {
    const alpha = bytes[at * 4 + 3] ?? 255
    alphas[at] = alpha
    if (alpha !== 255) isOpaque = false
    for (let part = 0; part < 3; part++) {
      const color = bytes[at * 4 + part] ?? 0
      colors[at * 3 + part] = isArchive ? Math.round((color * alpha + 255 * (255 - alpha)) / 255) : color
    }
  }
  const entries = imageEntries(width, height, pdfName('DeviceRGB'), 8)
  if (isOpaque || isArchive) return builder.add(flateStream(colors, entries))
  const mask = builder.add(flateStream(alphas, imageEntries(width, height, pdfName('DeviceGray'), 8)))
  return builder.add(flateStream(colors, { ...entries, SMask: mask }))
}

function imageEntries(
  width: number,
  height: number,
  space: PdfObject,
  bits: number,
): Record<string, PdfObject> {
  return {
    Type: pdfName('XObject'),
    Subtype: pdfName('Image'),
    Width: width,
    Height: height,
    ColorSpace: space,
    BitsPerComponent: bits,
  }
}
