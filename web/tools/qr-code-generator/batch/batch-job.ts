import type { Logo } from '../drawing/design.ts'
import type { Settings } from '../settings.ts'
import type { BatchItem } from './read-lines.ts'

export const BATCH_FORMATS = ['PNG', 'SVG'] as const
export type BatchFormat = (typeof BATCH_FORMATS)[number]

export const MAX_CODES = 2000

export type BatchJob = {
  readonly items: readonly BatchItem[]
  readonly settings: Settings
  readonly logo: Logo | undefined
  readonly format: BatchFormat
}

export type BatchAnswer = {
  /** ZIP file; undefined if all codes failed. */
  readonly zip: Blob | undefined
  readonly count: number
  /** A sentence for each that could not be made, with its number. */
  readonly failures: readonly string[]
}
