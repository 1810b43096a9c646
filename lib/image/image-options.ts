import type { ResizeOptions } from './plan-resize.ts'
import type { Size } from './size.ts'

/** Options of an image conversion. */
export type ImageOptions = {
  readonly resize: ResizeOptions
  readonly focus: Focus
  readonly filter: Filter
  readonly format: OutputFormat
  /** From 1 to 100; overridden by a target size. */
  readonly quality: number
  readonly targetBytes: number | undefined
  /** Takes longer for fewer bytes. */
  readonly isSmaller: boolean
  /** Background for transparent and padded areas, as `#rrggbb`; undefined if they remain transparent. */
  readonly ground: string | undefined
  readonly keepsMetadata: boolean
  readonly keepsLocation: boolean
}

export type WrittenImage = {
  readonly blob: Blob
  /** Quality used, if the format has one. */
  readonly quality: number | undefined
  /** Sentences about what could not be had. */
  readonly notes: readonly string[]
}

export type MadeImage = WrittenImage & Size

/** The formats that pictures are written in. */
export const OUTPUT_FORMATS = ['jpeg', 'png', 'webp', 'avif'] as const
export type OutputFormat = (typeof OUTPUT_FORMATS)[number]

type Facts = {
  readonly title: string
  readonly extension: string
  /** Whether it can leave pixels clear. */
  readonly isClear: boolean
  /** Whether fewer bytes are bought with quality. */
  readonly hasQuality: boolean
  /** In pixels: the format has no room for longer ones. */
  readonly maxSide: number
}

/** JPEG: ITU-T T.81, B.2.2. WebP: RFC 6386, 9.1. PNG and AVIF allow more than browsers can create. */
export const FORMAT_FACTS: Readonly<Record<OutputFormat, Facts>> = {
  jpeg: { title: 'JPEG', extension: 'jpg', isClear: false, hasQuality: true, maxSide: 65_535 },
  png: { title: 'PNG', extension: 'png', isClear: true, hasQuality: false, maxSide: 65_535 },
  webp: { title: 'WebP', extension: 'webp', isClear: true, hasQuality: true, maxSide: 16_383 },
  avif: { title: 'AVIF', extension: 'avif', isClear: true, hasQuality: true, maxSide: 65_535 },
}

/** Resampling filters; `nearest` copies pixels unchanged. */
export const FILTERS = ['lanczos', 'mitchell', 'bilinear', 'nearest'] as const
export type Filter = (typeof FILTERS)[number]

/** Focal point of an image, as shares of its width and height from the top left corner. */
export type Focus = { readonly x: number; readonly y: number }
export const MIDDLE: Focus = { x: 0.5, y: 0.5 }

export const RESIZE_MODES = ['exact', 'fit', 'crop', 'pad', 'percent', 'longest'] as const
export type ResizeMode = (typeof RESIZE_MODES)[number]
