import { useEffect, useRef, useState } from 'react'
import { putBack } from '#lib/lists/put-back.ts'
import type { Result } from '#lib/result/result.ts'
import { sortFiles } from '#web/platform/files.ts'
import type { WorkerPool } from '#web/platform/worker/worker-pool.ts'
import { showToast } from '#web/ui/toast.tsx'
import { isLocked, type ListedScan, pagesText } from './listed-scan.ts'
import type { Inspection, InspectJob, ScanDocument } from './scan-job.ts'

const LIMIT_BYTES = 100 * 1024 * 1024

export type ScanList = ReturnType<typeof useScanList>

let lastId = 0

function getDocument(file: File, password?: string): ScanDocument {
  return { number: ++lastId, source: { file, password } }
}

function toListedScan(file: File): ListedScan {
  const document = getDocument(file)
  return {
    id: document.number,
    file,
    document,
    check: undefined,
    range: '',
    part: undefined,
    result: undefined,
    problem: undefined,
    isInWork: false,
    page: 0,
    word: undefined,
  }
}

/** Manages the visitor's files, their properties, and the selected one. */
export function useScanList() {
  const readers = useWorkerPool(2)
  // Pages are shown while others are read.
  const viewers = useWorkerPool(1)
  const [scans, setScans] = useState<readonly ListedScan[]>([])
  const [selectedId, select] = useState<number>()
  const [errors, setErrors] = useState<readonly string[]>([])
  const [said, say] = useState('')
  const [postponed, setPostponed] = useState<ReadonlySet<number>>(new Set())

  const change = (id: number, known: Partial<ListedScan> | ((scan: ListedScan) => Partial<ListedScan>)) =>
    setScans((now) =>
      now.map((scan) =>
        scan.id === id ? { ...scan, ...(typeof known === 'function' ? known(scan) : known) } : scan,
      ),
    )
  const inspect = async (id: number, file: File, document: ScanDocument) => {
    let check: Result<Inspection>
    try {
      check = await (await viewers()).run<InspectJob, Inspection>({ kind: 'inspect', document })
    } catch {
      check = { ok: false, problem: { message: `"${file.name}" could not be read.`, detail: '' } }
    }
    change(id, { check })
    // A single page is read at once, which is announced.
    if (check.ok && check.value.pageCount > 1) say(`${file.name}: ${pagesText(check.value.pageCount)}`)
  }
  /** Removes files, and offers to restore them. */
  const take = (removed: readonly ListedScan[], title: string) => {
    // Results for a removed file are lost: on undo it is inspected again, with no work in progress.
    const before = scans.map((scan) => ({ ...scan, isInWork: false }))
    const ids = new Set(removed.map(({ id }) => id))
    setScans((now) => now.filter(({ id }) => !ids.has(id)))
    const undo = () => {
      setScans((now) => putBack(now, before, removed, ({ id }) => id))
      for (const { id, file, document, check } of removed) if (!check) inspect(id, file, document)
    }
    showToast({ title, action: { label: 'Undo', onAct: undo } })
  }
  return {
    readers,
    viewers,
    scans,
    selected: scans.find(({ id }) => id === selectedId) ?? scans[0],
    errors,
    said,
    say,
    change,
    select,
    /** File whose password is requested. */
    locked: scans.find((scan) => isLocked(scan) && !postponed.has(scan.id)),
    async add(files: readonly File[]) {
      const { good, errors } = sortFiles(files, { limitBytes: LIMIT_BYTES })
      setErrors(errors)
      const drawn = await Promise.all(good.map(drawnFile))
      const added = drawn.map(toListedScan)
      if (added.length === 0) return
      setScans((now) => [...now, ...added])
      select(added[0]?.id)
      // Of a single file its pages or its text are announced.
      if (added.length > 1) say(`${added.length} files added`)
      for (const { id, file, document } of added) inspect(id, file, document)
    },
    remove: (scan: ListedScan) => take([scan], `${scan.file.name} removed`),
    clear() {
      setErrors([])
      take(scans, scans.length === 1 ? '1 file removed' : `${scans.length} files removed`)
    },
    async unlock({ id, file }: ListedScan, password: string) {
      const document = getDocument(file, password)
      change(id, { document })
      await inspect(id, file, document)
    },
    askLater: (id: number) => setPostponed((now) => new Set([...now, id])),
    askAgain: (id: number) => setPostponed((now) => new Set([...now].filter((one) => one !== id))),
  }
}

/** Only a page can draw an SVG. */
async function drawnFile(file: File): Promise<File> {
  if (file.type !== 'image/svg+xml') return file
  const { svgAsPng } = await import('#web/platform/ocr/svg-as-png.ts')
  return svgAsPng(file)
}

/** Returns the workers, which are created with the first file and terminated with the page. */
function useWorkerPool(count: number): () => Promise<WorkerPool> {
  const pool = useRef<Promise<WorkerPool>>(undefined)
  useEffect(
    () => () => {
      pool.current?.then(({ close }) => close())
    },
    [],
  )
  return () => {
    pool.current ??= import('#web/platform/worker/worker-pool.ts').then(({ createWorkerPool }) =>
      createWorkerPool(createScanWorker, count),
    )
    return pool.current
  }
}

/**
 * Creates a worker that opens images and PDFs, prepares their pages and recognizes them; see `scan-job.ts` for its
 * jobs.
 */
function createScanWorker(): Worker {
  return new Worker(new URL('./engine-scan.worker.ts', import.meta.url), { type: 'module' })
}
