import type { SoundFormat } from '#lib/audio/sound-format.ts'
import type { DocumentOrder, Order, PdfPagesOrder } from './orders/order.ts'

/** Conversion of a file in a worker. Documents and their pages are drawn elsewhere. */
export type ConvertJob = {
  readonly file: File
  readonly order: Exclude<Order, DocumentOrder | PdfPagesOrder>
  /** Of an SVG, which only a page can draw: the whole at the wanted size. */
  readonly drawn?: ImageBitmap | undefined
  /** Of a sound that only the page could decode. */
  readonly sound?: (SoundFormat & { readonly block: readonly Float32Array[] }) | undefined
}

/** One new file, or one for each page, and sentences about what could not be had. */
export type ConvertedAnswer = { readonly blobs: readonly Blob[]; readonly notes: readonly string[] }
/** Nothing yet: the page must decode the sound first. */
type UndecodedAnswer = { readonly undecoded: { readonly codec: string; readonly sampleRate: number } }
export type ConvertAnswer = ConvertedAnswer | UndecodedAnswer
