import type { GrayImage } from '../image/scan/gray-image.ts'
import { headOver, type PreparedScan } from '../image/scan/prepare-scan.ts'
import type { SeenPage } from './read-page.ts'

/** Below this a page can be upside down: an upright page is read with 80 or more, an inverted one with about 45. */
const UNSURE = 70
/** Share of a page found sideways that is checked first, with a minimum number of rows. */
const BAND = 0.2
const MIN_ROWS = 300

type RightWayUp = { readonly prepared: PreparedScan; readonly seen: SeenPage }

/**
 * Reads a page. One with low confidence is read again upside down, and the better result is used. For a sideways page
 * the direction is unknown, so a band of its middle is read first to decide the first try. `part` names the part of the
 * work: the band, the page or the other orientation.
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

/** Returns whether a second reading can help; a page without any text is not improved by it. */
function isUnsure({ confidence, paragraphs }: SeenPage): boolean {
  return confidence < UNSURE && paragraphs.length > 0
}

function getBand({ width, height, levels }: GrayImage): GrayImage {
  const rows = Math.min(height, Math.max(MIN_ROWS, Math.round(height * BAND)))
  const first = Math.floor((height - rows) / 2)
  return { width, height: rows, levels: levels.subarray(first * width, (first + rows) * width) }
}
