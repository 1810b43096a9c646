import { useEffect, useRef, useState } from 'react'
import { putBack } from '#lib/lists/put-back.ts'
import { showToast } from '#web/ui/toast.tsx'
import { acceptFiles, MAX_FILES } from './accept-files.ts'
import type { ListedFile } from './listed-file.ts'
import type { Source } from './source.ts'
import type { Target } from './targets.ts'

export type FileList = ReturnType<typeof useFileList>

let lastId = 0

function toListedFile(file: File, own?: Target): ListedFile {
  return { id: ++lastId, file, source: undefined, own, made: undefined, work: undefined }
}

/** Manages the visitor's files, their properties, and the reasons of rejection. */
export function useFileList(maxFiles: number) {
  const [files, setFiles] = useState<readonly ListedFile[]>([])
  const [errors, setErrors] = useState<readonly string[]>([])
  const [said, say] = useState('')
  const looks = useRef(new Map<number, Promise<Source | undefined>>())

  const change = (id: number, known: Partial<ListedFile>) =>
    setFiles((now) => now.map((one) => (one.id === id ? { ...one, ...known } : one)))

  const look = async ({ id, file }: ListedFile): Promise<Source | undefined> => {
    const { lookAt } = await import('./use-look.ts')
    try {
      const source = await lookAt(file)
      change(id, { source })
      return source
    } catch {
      // It was moved or deleted after it was chosen.
      setFiles((now) => now.filter((one) => one.id !== id))
      setErrors((now) => [...now, `"${file.name}" could not be read.`])
      return undefined
    }
  }
  /** Removes files, and offers to restore them. */
  const take = (removed: readonly ListedFile[], title: string) => {
    const before = files.map((one) => ({ ...one, work: undefined }))
    const ids = new Set(removed.map(({ id }) => id))
    setFiles((now) => now.filter(({ id }) => !ids.has(id)))
    const undo = () => setFiles((now) => putBack(now, before, removed, ({ id }) => id))
    showToast({ title, action: { label: 'Undo', onAct: undo } })
  }
  return {
    files,
    errors,
    said,
    say,
    change,
    /** Detected source of the file; undefined until it is inspected, or if it was unreadable. */
    lookedAt: ({ id, source }: ListedFile) => source ?? looks.current.get(id),
    /** `own` is a format that these files alone are converted to. */
    add(chosen: readonly File[], own: readonly Target[] = []) {
      if (chosen.length === 0) return
      const answer = acceptFiles(
        files.map(({ file }) => file),
        chosen,
        maxFiles,
      )
      const added = answer.accepted.map((file) => toListedFile(file, own[chosen.indexOf(file)]))
      setFiles((now) => [...now, ...added])
      setErrors(answer.errors)
      if (added.length > 0) say(added.length === 1 ? '1 file added' : `${added.length} files added`)
      for (const one of added) looks.current.set(one.id, look(one))
    },
    /** One format for all again. */
    clearOwn: () => setFiles((now) => now.map((one) => ({ ...one, own: undefined }))),
    remove: (one: ListedFile) => take([one], `${one.file.name} removed`),
    clear() {
      setErrors([])
      if (files.length > 0)
        take(files, files.length === 1 ? '1 file removed' : `${files.length} files removed`)
    },
  }
}

/** Returns how many files can be converted at a time: 50, unless the plan of the account allows more. */
export function useMaxFiles(): number {
  const [max, setMax] = useState(MAX_FILES)
  useEffect(() => {
    let isUnmounted = false
    import('#web/platform/plan-limit.ts')
      .then(({ filesAtOnce }) => filesAtOnce())
      .then((planLimit) => {
        if (!isUnmounted && planLimit !== undefined) setMax(Math.max(MAX_FILES, planLimit))
      })
    return () => {
      isUnmounted = true
    }
  }, [])
  return max
}
