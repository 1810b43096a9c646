import { MAX_PIXELS } from '#lib/image/size.ts'
import type { Source } from '../formats/source.ts'
import type { Order } from './order.ts'

const MEGABYTE = 1024 * 1024
/** Red, green, blue and alpha, once as they come and once as they go. */
const BYTES_PER_PIXEL = 8
/** How often a document is in memory: as it comes, as text, as what was found in it. Too long texts are refused unread. */
const COPIES = { txt: 0, csv: 0, md: 3, html: 3, docx: 2, pdf: 2 } as const
/** Beyond this nothing else is worked on meanwhile. */
const HEAVY_BYTES = 320 * MEGABYTE
/** What a page may take of a device's memory, the browser and all other programs being there too. */
const SHARE = 0.25
/** What browsers that do not tell a device's memory run on at least. */
const DEFAULT_GIGABYTES = 4

/** How much memory a conversion takes at its peak, in bytes, as far as the file's beginning tells. */
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

/** The sentence where a device cannot hold a conversion; nothing where it can. `deviceGigabytes` is what the browser tells. */
export function memoryError(
  name: string,
  needBytes: number,
  deviceGigabytes = DEFAULT_GIGABYTES,
): string | undefined {
  const max = Math.min(MAX_PIXELS * BYTES_PER_PIXEL, deviceGigabytes * 1024 * MEGABYTE * SHARE)
  return needBytes > max ? notEnoughMemory(name, needBytes) : undefined
}

export function notEnoughMemory(name: string, needBytes: number): string {
  return `Not enough memory to convert "${name}" (needs about ${Math.ceil(needBytes / MEGABYTE)} MB).`
}
