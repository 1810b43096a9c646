import { MAX_PIXELS } from '#lib/image/size.ts'
import type { Order } from './order.ts'
import type { Source } from './source.ts'

const MEGABYTE = 1024 * 1024
/** Red, green, blue and alpha, once as input and once as output. */
const BYTES_PER_PIXEL = 8
/** Number of copies of a document in memory: as bytes, as text, as parsed. Overlong files are rejected unread. */
const COPIES = { txt: 0, csv: 0, md: 3, html: 3, docx: 2, pdf: 2 } as const
/** Conversions above this size run alone. */
const HEAVY_BYTES = 320 * MEGABYTE
/** Share of a device's memory that a page can use, next to the browser and other programs. */
const SHARE = 0.25
/** Assumed minimum memory for browsers that do not report it. */
const DEFAULT_GIGABYTES = 4

/** Returns the peak memory of a conversion in bytes, as far as the file's beginning shows. */
export function memoryNeed(source: Source, order: Order, sizeBytes: number): number {
  if (order.kind === 'document') return sizeBytes * COPIES[order.from]
  if (source.kind !== 'image' || !source.header) return 0
  return getPixels(source.header, order) * BYTES_PER_PIXEL + 2 * sizeBytes
}

function getPixels(
  { width, height }: { readonly width: number; readonly height: number },
  order: Order,
): number {
  const drawn = 'width' in order && order.width !== undefined ? order.width / width : 1
  return width * height * drawn * drawn
}

export function isHeavy(needBytes: number): boolean {
  return needBytes > HEAVY_BYTES
}

/**
 * Returns the error if a device has too little memory for a conversion; undefined otherwise. `deviceGigabytes` is
 * reported by the browser.
 */
export function memoryError(
  name: string,
  needBytes: number,
  deviceGigabytes = DEFAULT_GIGABYTES,
): string | undefined {
  const max = Math.min(MAX_PIXELS * BYTES_PER_PIXEL, deviceGigabytes * 1024 * MEGABYTE * SHARE)
  return needBytes > max ? notEnoughMemory(name, needBytes) : undefined
}

function notEnoughMemory(name: string, needBytes: number): string {
  return `Not enough memory to convert "${name}" (needs about ${Math.ceil(needBytes / MEGABYTE)} MB).`
}
