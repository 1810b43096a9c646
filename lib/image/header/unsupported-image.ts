import { UserError } from '../../result/user-error.ts'
import { jpegSegments } from '../metadata/jpeg-segments.ts'
import { type Size, sizeText } from '../size.ts'
import { refuseBigTiff } from '../tiff/tiff-page.ts'
import type { ImageFormat } from './image-header.ts'

/** Longest side that browsers draw; beyond it, canvases remain empty. */
const MAX_SIDE = 65_535

/** Throws a `UserError` for an image with a longer side than browsers can draw. */
export function refuseLongSides(name: string, size: Size): void {
  if (Math.max(size.width, size.height) > MAX_SIDE)
    throw new UserError(
      `"${name}" is too long to process (${sizeText(size)}).`,
      'A side can have at most 65,535 pixels.',
    )
}

/** Names of frames by their markers (ITU-T T.81, table B.1), other than those of browsers (0xC0 to 0xC2). */
const JPEG_KINDS: Readonly<Record<number, string>> = {
  195: 'Lossless JPEG',
  197: 'Hierarchical JPEG',
  198: 'Hierarchical JPEG',
  199: 'Hierarchical JPEG',
  201: 'JPEG with arithmetic coding',
  202: 'JPEG with arithmetic coding',
  203: 'Lossless JPEG with arithmetic coding',
  205: 'Hierarchical JPEG',
  206: 'Hierarchical JPEG',
  207: 'Hierarchical JPEG',
  // JPEG-LS (ITU-T T.87, C.1.1).
  247: 'JPEG-LS',
}

/** Throws a `UserError` that names the kind of an image, for kinds of JPEG and TIFF that nothing here decodes. */
export function refuseUnsupported(bytes: Uint8Array, format: ImageFormat): void {
  if (format === 'tiff') refuseBigTiff(bytes)
  if (format !== 'jpeg') return
  for (const { marker } of jpegSegments(bytes)) {
    const kind = JPEG_KINDS[marker]
    if (kind)
      throw new UserError(`${kind} is not supported.`, 'Save it as JPEG, PNG or TIFF in another program.')
  }
}
