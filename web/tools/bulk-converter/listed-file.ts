import { formatBytes } from '#lib/bytes/format-bytes.ts'
import type { Result } from '#lib/result/result.ts'
import type { Loading } from '#lib/worker/answer-jobs.ts'
import { getOrder, type Order } from './order.ts'
import type { Settings } from './settings.ts'
import type { Source } from './source.ts'
import { mismatch, type Target } from './targets.ts'

/** "48 converted, 2 failed, 61 MB → 22 MB"; empty while nothing has been converted or has failed. */
export function getSummary(list: readonly ListedFile[], settings: Settings): string {
  const done = convertedFiles(list, settings)
  const failed = list.filter((listed) => getStatus(listed, settings) === 'failed').length
  if (done.length + failed === 0) return ''
  const before = done.reduce((sum, { listed }) => sum + listed.file.size, 0)
  const after = done.reduce((sum, { made }) => sum + madeBytes(made.files), 0)
  return [
    `${done.length} converted`,
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(done.length > 0 ? [`${formatBytes(before)} → ${formatBytes(after)}`] : []),
  ].join(', ')
}

export function madeBytes(files: readonly { readonly blob: Blob }[]): number {
  return files.reduce((sum, { blob }) => sum + blob.size, 0)
}

type MadeFile = { readonly name: string; readonly blob: Blob }

/** Result of a file: one file, or one per page. */
export type Made = {
  readonly files: readonly MadeFile[]
  /** Sentences about what could not be had. */
  readonly notes: readonly string[]
}

type Work = {
  /** From 0 to 1; nothing while it waits for its turn. */
  readonly fraction: number | undefined
  readonly loading: Loading | undefined
}

/** A file of the list, what is known of it, and what was made of it. */
export type ListedFile = {
  readonly id: number
  readonly file: File
  /** undefined while it is being analyzed. */
  readonly source: Source | undefined
  /** Format chosen for this file, instead of the common one. */
  readonly own: Target | undefined
  readonly made: { readonly key: string; readonly result: Result<Made> } | undefined
  readonly work: Work | undefined
}

const STATUSES = ['ready', 'waiting', 'converting', 'converted', 'failed'] as const
export type Status = (typeof STATUSES)[number]

export function targetFor(listed: ListedFile, settings: Settings): Target {
  return listed.own ?? settings.target
}

export function orderFor(listed: ListedFile, settings: Settings): Order | undefined {
  return listed.source && getOrder(listed.source, targetFor(listed, settings), settings)
}

/** Returns a key of the requested conversion of a file; results of other settings are outdated. */
export function orderKey(listed: ListedFile, settings: Settings): string {
  return JSON.stringify([targetFor(listed, settings), orderFor(listed, settings)])
}

/** Returns the result made with the current settings. */
export function getOutcome(listed: ListedFile, settings: Settings): Result<Made> | undefined {
  return listed.made?.key === orderKey(listed, settings) ? listed.made.result : undefined
}

export function getStatus(listed: ListedFile, settings: Settings): Status {
  if (listed.work) return listed.work.fraction === undefined ? 'waiting' : 'converting'
  const result = getOutcome(listed, settings)
  if (!result) return 'ready'
  return result.ok ? 'converted' : 'failed'
}

/** Returns why a file cannot be converted as chosen; shown before the conversion starts. */
export function getMismatch(listed: ListedFile, settings: Settings): string | undefined {
  return listed.source && mismatch(listed.source, targetFor(listed, settings))
}

type Converted = { readonly listed: ListedFile; readonly made: Made }

/** The files that were made by the present settings. */
export function convertedFiles(list: readonly ListedFile[], settings: Settings): readonly Converted[] {
  return list.flatMap((listed) => {
    const result = getOutcome(listed, settings)
    return result?.ok ? [{ listed, made: result.value }] : []
  })
}
