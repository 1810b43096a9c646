import type { Problem } from '#lib/result/user-error.ts'
import type { SerializedResult } from './serialize-result.ts'

/** Job for a process of the pool: an operation with parameters, or a description of the API. */
export type Job =
  | {
      readonly kind: 'run'
      readonly operation: string
      readonly params: unknown
      readonly tellsProgress?: boolean
    }
  | { readonly kind: 'run'; readonly operation: string; readonly json: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'describe'; readonly disabledTools: readonly string[] }

/** Optional progress report of a job: the share done, 0…1. */
export type Progress = { readonly kind: 'progress'; readonly share: number }

export type Reply =
  | { readonly kind: 'succeeded'; readonly result: SerializedResult }
  | { readonly kind: 'refused'; readonly problem: Problem }
  /** `trace` holds nothing of the question. */
  | { readonly kind: 'bug'; readonly trace: string }
  | { readonly kind: 'overrun'; readonly limit: 'time' | 'memory' | 'size' }
