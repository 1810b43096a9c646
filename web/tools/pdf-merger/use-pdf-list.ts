import { useEffect, useRef, useState } from 'react'
import { isPdf } from '#lib/pdf/pdf-header.ts'
import { runInWorker } from '#web/platform/worker/run-in-worker.ts'
import { showToast } from '#web/ui/toast.tsx'
import { acceptFiles, type CheckedFile, type HeadCheck } from './accept-files.ts'
import { createPdfWorker } from './create-pdf-worker.ts'
import type { PdfInspection } from './inspect-pdf.ts'
import { type FileCheck, getLabels, isLocked, type ListedPdf, listPdf } from './listed-pdf.ts'
import type { InspectJob } from './pdf-job.ts'
import { restoreRows } from './restore-rows.ts'

type Rows = readonly ListedPdf[]
type Rejected = { readonly skipped: readonly string[]; readonly errors: readonly string[] }

const NOTHING_REFUSED: Rejected = { skipped: [], errors: [] }

export type PdfList = ReturnType<typeof usePdfList>

/** The visitor's list of PDFs, what is known of each, and all that can be done with it. */
export function usePdfList() {
  const [rows, setRows] = useState<Rows>([])
  const [refused, setRejected] = useState(NOTHING_REFUSED)
  const [said, setSaid] = useState('')
  /** Files whose password the visitor would rather not enter now. */
  const [postponed, setPostponed] = useState<ReadonlySet<number>>(new Set())
  const latest = useRef(rows)
  const lastId = useRef(0)
  const { inspect } = useInspections()

  const change = (next: Rows) => {
    latest.current = next
    setRows(next)
  }
  const newId = () => ++lastId.current
  const learn = (sourceId: number, known: Partial<Pick<ListedPdf, 'check' | 'password'>>) =>
    change(latest.current.map((row) => (row.sourceId === sourceId ? { ...row, ...known } : row)))

  const look = (unknown: Rows) => {
    for (const { sourceId, file } of unknown)
      inspect(file, '').then((check) => check && learn(sourceId, { check }))
  }

  const add = async (files: readonly File[]) => {
    if (files.length === 0) return
    const checked = await Promise.all(files.map(checkHead))
    const { accepted, ...rest } = acceptFiles(latest.current, checked)
    const added = accepted.map((file) => listPdf(newId(), file))
    setRejected(rest)
    if (added.length === 0) return
    change([...latest.current, ...added])
    setSaid(added.length === 1 ? '1 PDF added' : `${added.length} PDFs added`)
    look(added)
  }

  /** Removes rows, and offers to restore them. */
  const take = (next: Rows, title: string) => {
    const before = latest.current
    change(next)
    const undo = () => {
      const restored = restoreRows(latest.current, before)
      change(restored)
      // Inspection results of a removed file are lost.
      look(
        restored.filter(
          (row) => row.check === undefined && !next.some(({ sourceId }) => sourceId === row.sourceId),
        ),
      )
    }
    showToast({
      title,
      action: { label: 'Undo', onAct: undo },
    })
  }

  return {
    rows,
    refused,
    said,
    add,
    setPages(id: number, pages: string) {
      change(latest.current.map((row) => (row.id === id ? { ...row, pages } : row)))
    },
    /** Puts other rows in the place of the present ones; rows that are new get their ids from `newId`. */
    arrange(rowsOf: (newId: () => number) => Rows, message: string) {
      change(rowsOf(newId))
      setSaid(message)
    },
    /** The same for a removal, which can be undone. */
    take(rowsOf: (newId: () => number) => Rows, message: string) {
      take(rowsOf(newId), message)
    },
    remove(id: number) {
      const title = `${getLabels(latest.current).get(id) ?? ''} removed`
      take(
        latest.current.filter((row) => row.id !== id),
        title,
      )
    },
    dismissErrors: () => setRejected(NOTHING_REFUSED),
    removeAll() {
      setRejected(NOTHING_REFUSED)
      take([], latest.current.length === 1 ? '1 PDF removed' : `${latest.current.length} PDFs removed`)
    },
    /** File whose password is currently requested. */
    locked: rows.find((row) => isLocked(row) && !postponed.has(row.sourceId)),
    postpone(sourceId: number) {
      setPostponed(new Set([...postponed, sourceId]))
    },
    askAgain(sourceId: number) {
      setPostponed(new Set([...postponed].filter((id) => id !== sourceId)))
    },
    async unlock({ sourceId, file }: ListedPdf, password: string) {
      const check = await inspect(file, password)
      if (check) learn(sourceId, check.ok ? { check, password } : { check })
    },
  }
}

/** Looks into files one after the other, so that only one is in memory; nothing once the page is left. */
function useInspections() {
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const control = useRef<AbortController>(undefined)
  const [failure, setFailure] = useState<unknown>()
  useEffect(
    () => () => {
      control.current?.abort()
      control.current = undefined
    },
    [],
  )
  if (failure !== undefined) throw failure

  const look = async (file: File, password: string): Promise<FileCheck | undefined> => {
    control.current ??= new AbortController()
    const { signal } = control.current
    try {
      const job: InspectJob = { kind: 'inspect', file, password }
      const result = await runInWorker<InspectJob, PdfInspection>(createPdfWorker, job, { signal })
      if (result.ok) return result.value
      return { ok: false, problem: 'unreadable', error: result.problem.message }
    } catch (error) {
      if (!signal.aborted) setFailure(error)
      return undefined
    }
  }
  return {
    inspect(file: File, password: string): Promise<FileCheck | undefined> {
      const result = queue.current.then(() => look(file, password))
      queue.current = result
      return result
    },
  }
}

const HEAD_BYTES = 1024

async function checkHead(file: File): Promise<CheckedFile> {
  return { file, head: await getHead(file) }
}

async function getHead(file: File): Promise<HeadCheck> {
  if (file.size === 0) return 'empty'
  try {
    const head = new Uint8Array(await file.slice(0, HEAD_BYTES + 5).arrayBuffer())
    return isPdf(head) ? 'pdf' : 'other'
  } catch {
    return 'unreadable'
  }
}
