import type { ReadPage, RecognizedPage } from '#lib/ocr/read-page.ts'
import type { ReadingWish } from '#lib/ocr/reading-wish.ts'
import { readRightWayUp } from '#lib/ocr/right-way-up.ts'
import { compose } from '#lib/picture/scan/affine.ts'
import type { GreyPicture } from '#lib/picture/scan/grey-picture.ts'
import { prepareScan } from '#lib/picture/scan/prepare-scan.ts'
import type { Report } from '#lib/worker/answer-jobs.ts'
import type { LoadingMeter } from '../worker/loading-meter.ts'
import type { OpenScan } from './open-scan.ts'
import { shownPicture } from './shown-picture.ts'

/** Share of the work until a page begins to be read. */
const PREPARED = 0.15
/** From where to where of the work readings go: few pages are read the other way up as well. */
const PARTS = { band: [PREPARED, PREPARED], page: [PREPARED, 0.9], other: [0.9, 1] } as const

/** Reads a page: its text where the file holds it, without any engine; else off its picture. */
export async function readScanPage(
  scan: OpenScan,
  page: number,
  wish: ReadingWish,
  report: Report,
  meter: LoadingMeter,
): Promise<ReadPage> {
  if (!wish.isForced && wish.part === undefined) {
    const text = await scan.layerOf(page)
    if (text.trim() !== '') return { source: 'layer', text }
  }
  // The engine comes over the wire while the page is prepared.
  const coming = import('./engine-tesseract.ts').then(({ openReader }) => openReader(wish.languages, meter))
  // What fails meanwhile is told where it is waited for.
  coming.catch(() => {})
  const { picture, back, pageSize } = await scan.pictureOf(page, wish.part)
  const prepared = prepareScan(picture, wish.steps)
  report(PREPARED)
  const reader = await coming
  const read = (picture: GreyPicture, part: keyof typeof PARTS) => {
    const [from, to] = PARTS[part]
    return reader.read(picture, wish.layout, (fraction) => report(from + fraction * (to - from)))
  }
  const best = wish.steps.turns
    ? readRightWayUp(prepared, read)
    : { prepared, seen: read(prepared.picture, 'page') }
  return {
    source: 'picture',
    ...best.seen,
    size: { width: best.prepared.picture.width, height: best.prepared.picture.height },
    back: compose(best.prepared.back, back),
    pageSize,
    changes: best.prepared.changes,
    picture: await shownPicture(best.prepared.picture),
  } satisfies RecognizedPage
}
