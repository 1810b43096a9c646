import { useEffect, useRef, useState } from 'react'
import { putBack } from '#lib/item-list/put-back.ts'
import type { PictureHeader } from '#lib/picture/header/picture-header.ts'
import { MIDDLE } from '#lib/picture/plan/focus.ts'
import type { Crew } from '#web/platform/worker/worker-pool.ts'
import { showToast } from '#web/ui/toast.tsx'
import { createPictureWorker } from './create-picture-worker.ts'
import type { ListedPicture } from './list/listed-picture.ts'
import type { InspectJob } from './picture-job.ts'

export type PictureList = ReturnType<typeof usePictureList>

let lastId = 0

function listed(file: File): ListedPicture {
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

/** The visitor's pictures, what is known of each, and which of them is looked at. */
export function usePictureList() {
  const hire = useCrew()
  const [pictures, setPictures] = useState<readonly ListedPicture[]>([])
  const [selectedId, select] = useState<number>()
  const [said, say] = useState('')

  const change = (id: number, known: Partial<ListedPicture>) =>
    setPictures((now) => now.map((picture) => (picture.id === id ? { ...picture, ...known } : picture)))

  const inspect = async ({ id, file }: ListedPicture) => {
    try {
      const crew = await hire()
      change(id, { check: await crew.run<InspectJob, PictureHeader>({ kind: 'inspect', file }) })
    } catch {
      change(id, {
        check: { ok: false, problem: { message: `"${file.name}" could not be read.`, detail: '' } },
      })
    }
  }
  /** Takes pictures away, and offers them back. */
  const take = (gone: readonly ListedPicture[], title: string) => {
    // What is learnt of a picture while it is away is lost: it is looked into again, and nothing works on it.
    const before = pictures.map((picture) => ({ ...picture, isInWork: false }))
    const ids = new Set(gone.map(({ id }) => id))
    setPictures((now) => now.filter(({ id }) => !ids.has(id)))
    const undo = () => {
      setPictures((now) => putBack(now, before, gone, ({ id }) => id))
      for (const picture of gone) if (!picture.check) inspect(picture)
    }
    showToast({ title, action: { label: 'Undo', onAct: undo } })
  }
  return {
    hire,
    pictures,
    selected: pictures.find(({ id }) => id === selectedId) ?? pictures[0],
    said,
    say,
    change,
    select,
    add(files: readonly File[]) {
      if (files.length === 0) return
      const added = files.map(listed)
      setPictures((now) => [...now, ...added])
      if (pictures.length === 0) select(added[0]?.id)
      say(added.length === 1 ? '1 picture added' : `${added.length} pictures added`)
      for (const picture of added) inspect(picture)
    },
    remove: (picture: ListedPicture) => take([picture], `${picture.file.name} removed`),
    clear() {
      take(pictures, pictures.length === 1 ? '1 picture removed' : `${pictures.length} pictures removed`)
    },
  }
}

/** The workers, which come with the first picture and go with the page. */
function useCrew(): () => Promise<Crew> {
  const crew = useRef<Promise<Crew>>(undefined)
  useEffect(
    () => () => {
      crew.current?.then(({ close }) => close())
    },
    [],
  )
  return () => {
    crew.current ??= import('#web/platform/worker/worker-pool.ts').then(({ openCrew }) =>
      openCrew(createPictureWorker),
    )
    return crew.current
  }
}
