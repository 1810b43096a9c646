import { useEffect, useRef, useState } from 'react'
import type { Problem } from '#lib/result/user-error.ts'
import { download } from '#web/platform/download.ts'
import { useJob } from '#web/platform/worker/use-job.ts'
import { showToast } from '#web/ui/toast.tsx'
import { createPdfWorker } from './create-pdf-worker.ts'
import type { ListedPdf } from './listed-pdf.ts'
import type { MergeOptions } from './merge-pdfs.ts'
import {
  isPartOfOne,
  isSameRequest,
  isUnlockedOne,
  mergeEntries,
  mergeProblem,
  outputName,
} from './merge-request.ts'
import type { MergeAnswer, MergeJob } from './pdf-job.ts'

export type Merge = ReturnType<typeof useMerge>

/** Merges the list and saves the result, on a button press or with Ctrl+Enter. */
export function useMerge(rows: readonly ListedPdf[], options: MergeOptions, fileName: string) {
  const job = useJob<MergeJob, MergeAnswer>(createPdfWorker)
  const [tried, setTried] = useState<readonly ListedPdf[]>()
  const isRunning = job.progress !== undefined
  const isOfTheseRows = tried !== undefined && isSameRequest(tried, rows)
  const isPart = isPartOfOne(rows)
  const isUnlocked = !isPart && isUnlockedOne(rows)
  const isReady = rows.length >= 2 && !isRunning

  const start = async () => {
    setTried(rows)
    if (mergeProblem(rows)) return job.clear()
    const result = await job.run({ kind: 'merge', documents: mergeEntries(rows), options })
    if (!result?.ok) return
    download(result.value.blob, outputName(fileName))
    showToast({ title: isPart ? 'Pages saved' : isUnlocked ? 'Copy saved' : 'PDFs merged successfully!' })
  }
  useShortcut(() => {
    if (isReady || ((isPart || isUnlocked) && !isRunning)) start()
  })

  return {
    start,
    isReady,
    /** Some pages of the only file can be saved. */
    isPart,
    /** The only file was opened with a password, and a copy of it can be saved. */
    isUnlocked,
    /** Whether the result is encrypted. */
    hasPassword: options.password !== '',
    progress: job.progress,
    cancel: job.cancel,
    isCanceled: job.isCanceled,
    merged: job.result?.ok && !isRunning ? job.result.value : undefined,
    /** Error of the last run; cleared as soon as the list changes. */
    problem: isOfTheseRows && !isRunning ? (mergeProblem(rows) ?? getFailure(job.result)) : undefined,
  }
}

function getFailure(result: { ok: true } | { ok: false; problem: Problem } | undefined): Problem | undefined {
  return result?.ok === false ? result.problem : undefined
}

function useShortcut(act: () => void): void {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
      // A dialog has the word first.
      if (document.querySelector('dialog[open]')) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
}
