import type { Problem } from '#lib/result/user-error.ts'
import type { SerializedResult } from './serialize-result.ts'

/** What a process of the pool is asked: an operation with a question, or what a program may ask at all. */
export type Job =
  | {
      readonly kind: 'run'
      readonly operation: string
      readonly params: unknown
      readonly tellsProgress?: boolean
    }
  | { readonly kind: 'run'; readonly operation: string; readonly json: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'describe'; readonly disabledTools: readonly string[] }

/** What is told while a job is done, for those who want to know: how much of it is done, 0…1. */
export type Progress = { readonly kind: 'progress'; readonly share: number }

export type Reply =
  | { readonly kind: 'succeeded'; readonly result: SerializedResult }
  | { readonly kind: 'refused'; readonly problem: Problem }
  /** `trace` holds nothing of the question. */
  | { readonly kind: 'bug'; readonly trace: string }
  | { readonly kind: 'overrun'; readonly limit: 'time' | 'memory' | 'size' }
