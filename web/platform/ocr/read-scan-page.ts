import { compose } from '#lib/image/scan/affine.ts'
import type { GrayImage } from '#lib/image/scan/gray-image.ts'
import { prepareScan } from '#lib/image/scan/prepare-scan.ts'
import type { OcrOptions } from '#lib/ocr/ocr-options.ts'
import type { ReadPage, RecognizedPage } from '#lib/ocr/read-page.ts'
import { readRightWayUp } from '#lib/ocr/right-way-up.ts'
import type { Report } from '#lib/worker/answer-jobs.ts'
import type { LoadingMeter } from '../worker/load-file.ts'
import { type OpenScan, shownImage } from './open-scan.ts'

/** Share of the work before the recognition of a page starts. */
const PREPARED = 0.15
/** From where to where of the work readings go: few pages are read the other way up as well. */
const PARTS = { band: [PREPARED, PREPARED], page: [PREPARED, 0.9], other: [0.9, 1] } as const

/** Reads a page: its text if the file contains it, without any engine; otherwise by OCR of its image. */
export async function readScanPage(
  scan: OpenScan,
  page: number,
  options: OcrOptions,
  report: Report,
  meter: LoadingMeter,
): Promise<ReadPage> {
  if (!options.isForced && options.part === undefined) {
    const text = await scan.layerOf(page)
    if (text.trim() !== '') return { source: 'layer', text }
  }
  // The engine is downloaded while the page is prepared.
  const coming = import('./engine-tesseract.ts').then(({ openReader }) =>
    openReader(options.languages, meter),
  )
  // An early failure is reported when it is awaited.
  coming.catch(() => {})
  const { image, back, pageSize } = await scan.imageOf(page, options.part)
  const prepared = prepareScan(image, options.steps)
  report(PREPARED)
  const reader = await coming
  const read = (image: GrayImage, part: keyof typeof PARTS) => {
    const [from, to] = PARTS[part]
    return reader.read(image, options.layout, (fraction) => report(from + fraction * (to - from)))
  }
  const best = options.steps.turns
    ? readRightWayUp(prepared, read)
    : { prepared, seen: read(prepared.image, 'page') }
  return {
    source: 'image',
    ...best.seen,
    size: { width: best.prepared.image.width, height: best.prepared.image.height },
    back: compose(best.prepared.back, back),
    pageSize,
    changes: best.prepared.changes,
    image: await shownImage(best.prepared.image),
  } satisfies RecognizedPage
}
