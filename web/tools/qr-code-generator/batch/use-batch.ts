import { useState } from 'react'
import { toResult } from '#lib/result/result.ts'
import { download } from '#web/platform/download.ts'
import { useJob } from '#web/platform/worker/use-job.ts'
import type { QrTool } from '../use-qr-tool.ts'
import type { BatchAnswer, BatchFormat, BatchJob } from './batch-job.ts'
import { readLines } from './read-lines.ts'

const createWorker = () => new Worker(new URL('./batch.worker.ts', import.meta.url), { type: 'module' })

/** Makes and saves the codes of a list. */
export function useBatch({ settings, logo }: QrTool) {
  const [format, setFormat] = useState<BatchFormat>('PNG')
  const job = useJob<BatchJob, BatchAnswer>(createWorker)
  const items = toResult(() => readLines(settings.lines))
  const make = async () => {
    if (!items.ok) return
    const result = await job.run({ items: items.value, settings, logo, format })
    if (result?.ok && result.value.zip) download(result.value.zip, 'qrcodes.zip')
  }
  const result = job.result
  return {
    format,
    setFormat,
    make,
    progress: job.progress,
    cancel: job.cancel,
    count: items.ok ? items.value.length : 0,
    answer: result?.ok ? result.value : undefined,
    problem: items.ok ? (result && !result.ok ? result.problem : undefined) : items.problem,
  }
}
