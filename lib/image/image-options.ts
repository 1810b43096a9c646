import type { OutputFormat } from './output-format.ts'
import type { Focus } from './plan/focus.ts'
import type { ResizeOptions } from './plan/plan-resize.ts'
import type { Filter } from './resample/filters.ts'
import type { Size } from './size.ts'

/** Options of an image conversion. */
export type ImageOptions = {
  readonly resize: ResizeOptions
  readonly focus: Focus
  readonly filter: Filter
  readonly format: OutputFormat
  /** From 1 to 100; a target size takes its place. */
  readonly quality: number
  readonly targetBytes: number | undefined
  /** Takes longer for fewer bytes. */
  readonly isSmaller: boolean
  /** Background for transparent and padded areas, as `#rrggbb`; undefined if they stay transparent. */
  readonly ground: string | undefined
  readonly keepsMetadata: boolean
  readonly keepsLocation: boolean
}

export type WrittenImage = {
  readonly blob: Blob
  /** The quality that was taken, where the format has one. */
  readonly quality: number | undefined
  /** Sentences about what could not be had. */
  readonly notes: readonly string[]
}

export type MadeImage = WrittenImage & Size
