import { useEffect, useRef, useState } from 'react'
import type { ImageHeader } from '#lib/image/header/image-header.ts'
import { MIDDLE } from '#lib/image/image-options.ts'
import { putBack } from '#lib/lists/put-back.ts'
import type { WorkerPool } from '#web/platform/worker/worker-pool.ts'
import { showToast } from '#web/ui/toast.tsx'
import type { InspectJob } from './image-job.ts'
import type { ListedImage } from './listed-image.ts'

export type ImageList = ReturnType<typeof useImageList>

let lastId = 0

function toListedImage(file: File): ListedImage {
  return {
    id: ++lastId,
    file,
    check: undefined,
    size: undefined,
    own: undefined,
    focus: MIDDLE,
    made: undefined,
    isInWork: false,
  }
}

/** Manages the visitor's images, their properties, and the selected one. */
export function useImageList() {
  const getPool = useWorkerPool()
  const [images, setImages] = useState<readonly ListedImage[]>([])
  const [selectedId, select] = useState<number>()
  const [said, say] = useState('')

  const change = (id: number, known: Partial<ListedImage>) =>
    setImages((now) => now.map((image) => (image.id === id ? { ...image, ...known } : image)))

  const inspect = async ({ id, file }: ListedImage) => {
    try {
      const pool = await getPool()
      change(id, { check: await pool.run<InspectJob, ImageHeader>({ kind: 'inspect', file }) })
    } catch {
      change(id, {
        check: { ok: false, problem: { message: `"${file.name}" could not be read.`, detail: '' } },
      })
    }
  }
  /** Removes images, and offers to restore them. */
  const take = (removed: readonly ListedImage[], title: string) => {
    // Results for a removed image are lost: on undo it is inspected again, with no work in progress.
    const before = images.map((image) => ({ ...image, isInWork: false }))
    const ids = new Set(removed.map(({ id }) => id))
    setImages((now) => now.filter(({ id }) => !ids.has(id)))
    const undo = () => {
      setImages((now) => putBack(now, before, removed, ({ id }) => id))
      for (const image of removed) if (!image.check) inspect(image)
    }
    showToast({ title, action: { label: 'Undo', onAct: undo } })
  }
  return {
    getPool,
    images,
    selected:
      images.find(({ id }) => id === selectedId) ??
      images.find(({ check }) => check?.ok !== false) ??
      images[0],
    said,
    say,
    change,
    select,
    add(files: readonly File[]) {
      if (files.length === 0) return
      const added = files.map(toListedImage)
      setImages((now) => [...now, ...added])
      say(added.length === 1 ? '1 picture added' : `${added.length} pictures added`)
      for (const image of added) inspect(image)
    },
    remove: (image: ListedImage) => take([image], `${image.file.name} removed`),
    clear() {
      take(images, images.length === 1 ? '1 picture removed' : `${images.length} pictures removed`)
    },
  }
}

/** Returns the workers, which are created with the first image and terminated with the page. */
function useWorkerPool(): () => Promise<WorkerPool> {
  const pool = useRef<Promise<WorkerPool>>(undefined)
  useEffect(
    () => () => {
      pool.current?.then(({ close }) => close())
    },
    [],
  )
  return () => {
    pool.current ??= import('#web/platform/worker/worker-pool.ts').then(({ createWorkerPool }) =>
      createWorkerPool(createImageWorker),
    )
    return pool.current
  }
}

/** Creates a worker that analyzes and converts images; see `image-job.ts` for its jobs. */
function createImageWorker(): Worker {
  return new Worker(new URL('./image.worker.ts', import.meta.url), { type: 'module' })
}
