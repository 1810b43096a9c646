import { useEffect, useRef, useState } from 'react'
import type { Problem } from '#lib/result/user-error.ts'
import type { Loading } from '#lib/worker/answer-jobs.ts'
import { getInspection, type ListedScan, wantedPages } from './listed-scan.ts'
import type { Settings } from './settings.ts'
import type { ScanList } from './use-scan-list.ts'

export type Running = {
  readonly total: number
  readonly done: number
  /** From 0 to 1, of all pages. */
  readonly fraction: number
  readonly loading: Loading | undefined
}

export type Reading = ReturnType<typeof useReading>

/** Recognizes files of the list, two pages at a time: single pages at once, others on a button or key press. */
export function useReading(list: ScanList, settings: Settings) {
  const control = useRef<AbortController>(undefined)
  const [running, setRunning] = useState<Running>()
  const [problem, setProblem] = useState<Problem>()
  const ready = list.scans.filter((scan) => scan.check?.ok && wantedPages(scan).ok)

  const run = async (scans: readonly ListedScan[]) => {
    const own = new AbortController()
    control.current = own
    setProblem(undefined)
    setRunning({ total: 0, done: 0, fraction: 0, loading: undefined })
    try {
      const { readScans } = await import('./use-scan-reader.ts')
      const result = await readScans(scans, settings, list, { signal: own.signal, onChange: setRunning })
      if (!result.ok) setProblem(result.problem)
    } finally {
      setRunning(undefined)
    }
  }
  const begun = useRef(new Set<number>())
  // A picture or a single page is read as soon as it is known; of several pages the visitor can choose some.
  useEffect(() => {
    if (running) return
    const next = ready.find((scan) => !begun.current.has(scan.id) && getInspection(scan)?.pageCount === 1)
    if (!next) return
    begun.current.add(next.id)
    if (!next.result) run([next])
  })
  return {
    running,
    problem,
    isRunning: running !== undefined,
    /** Files ready to read. */
    ready,
    read: (scan: ListedScan) => run([scan]),
    readAll: () => run(ready),
    cancel: () => control.current?.abort(),
  }
}
