import type { GrayImage } from '../image/scan/gray-image.ts'
import { headOver, type PreparedScan } from '../image/scan/prepare-scan.ts'
import type { SeenPage } from './read-page.ts'

/** Below this a page may stand on its head: the right way up is read with 80 and more, the other way with about 45. */
const UNSURE = 70
/** So much of a page that lay on its side is looked at first, at least so many rows. */
const BAND = 0.2
const MIN_ROWS = 300

export type RightWayUp = { readonly prepared: PreparedScan; readonly seen: SeenPage }

/**
 * Reads a page. One that is hardly understood is read again the other way up, and the better reading stays. Of one that
 * lay on its side nobody knows to which, so a band of its middle is read first, and tells the way to begin with.
 * `part` tells which part of the work a reading is: of the band, the page or the other way up.
 */
export function readRightWayUp(
  prepared: PreparedScan,
  read: (image: GrayImage, part: 'band' | 'page' | 'other') => SeenPage,
): RightWayUp {
  const isOver = prepared.changes.quarterTurns % 2 === 1 && isUnsure(read(getBand(prepared.image), 'band'))
  const first = isOver ? headOver(prepared) : prepared
  const seen = read(first.image, 'page')
  if (!isUnsure(seen)) return { prepared: first, seen }
  const second = isOver ? prepared : headOver(prepared)
  const other = read(second.image, 'other')
  return other.confidence > seen.confidence ? { prepared: second, seen: other } : { prepared: first, seen }
}

/** A page without any text is no surer the other way up. */
function isUnsure({ confidence, paragraphs }: SeenPage): boolean {
  return confidence < UNSURE && paragraphs.length > 0
}

function getBand({ width, height, levels }: GrayImage): GrayImage {
  const rows = Math.min(height, Math.max(MIN_ROWS, Math.round(height * BAND)))
  const first = Math.floor((height - rows) / 2)
  return { width, height: rows, levels: levels.subarray(first * width, (first + rows) * width) }
}
