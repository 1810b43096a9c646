import type { ReadPage, RecognizedPage, SeenPage } from '#lib/ocr/read-page.ts'
import type { ReadingWish } from '#lib/ocr/reading-wish.ts'
import { compose } from '#lib/picture/scan/affine.ts'
import { headOver, type PreparedScan, prepareScan } from '#lib/picture/scan/prepare-scan.ts'
import type { Report } from '#lib/worker/answer-jobs.ts'
import type { LoadingMeter } from '../worker/loading-meter.ts'
import type { OpenScan } from './open-scan.ts'
import { shownPicture } from './shown-picture.ts'

/** Below this a page may stand on its head: the right way up is read with 80 and more, the other way with about 45. */
const UNSURE = 70
/** Share of the work until a page begins to be read. */
const PREPARED = 0.15

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
  const read = ({ picture }: PreparedScan, from: number, to: number) =>
    reader.read(picture, wish.layout, (fraction) => report(from + fraction * (to - from)))
  const best = surest(prepared, read, wish.steps.turns)
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

type Best = { readonly prepared: PreparedScan; readonly seen: SeenPage }

/** A page that is hardly understood is read again the other way up. */
function surest(
  prepared: PreparedScan,
  read: (prepared: PreparedScan, from: number, to: number) => SeenPage,
  mayTurn: boolean,
): Best {
  const seen = read(prepared, PREPARED, mayTurn ? 0.9 : 1)
  if (!mayTurn || seen.confidence >= UNSURE || seen.paragraphs.length === 0) return { prepared, seen }
  const over = headOver(prepared)
  const other = read(over, 0.9, 1)
  return other.confidence > seen.confidence ? { prepared: over, seen: other } : { prepared, seen }
}
