import type { Converted, ConvertJob, DocumentSource, DocumentTarget } from '#lib/document/convert-job.ts'
import type { Paper } from '#lib/document/default-page.ts'
import { UserError } from '#lib/result/user-error.ts'
import { runInWorker } from '../worker/run-in-worker.ts'

export type DocumentOptions = { readonly paper: Paper }

/**
 * Converts one document in a separate worker. Rejects with a UserError for errors that the visitor can fix, and with
 * the signal's reason.
 */
export async function convertDocument(
  file: Blob,
  name: string,
  from: DocumentSource,
  to: DocumentTarget,
  { paper }: DocumentOptions,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<Converted> {
  const result = await runInWorker<ConvertJob, Converted>(
    () => new Worker(new URL('./engine-document.worker.ts', import.meta.url), { type: 'module' }),
    { name, from, to, paper, content: file },
    { signal, onProgress },
  )
  if (result.ok) return result.value
  const { message, detail, offset } = result.problem
  throw new UserError(message, detail, offset)
}
