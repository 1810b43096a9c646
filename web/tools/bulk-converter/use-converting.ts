import { useEffect, useRef, useState } from 'react'
import { getMismatch, getStatus, type ListedFile, orderFor, orderKey, targetFor } from './listed-file.ts'
import type { Settings } from './settings.ts'
import type { Converter } from './use-converter.ts'
import type { FileList } from './use-file-list.ts'

type Running = { readonly total: number; readonly done: number }

export type Converting = ReturnType<typeof useConverting>

/** Converts files of the list, two at a time, on a button or key press. */
export function useConverting(list: FileList, settings: Settings) {
  const converter = useRef<Promise<Converter>>(undefined)
  useEffect(
    () => () => {
      converter.current?.then(({ close }) => close())
    },
    [],
  )
  const controls = useRef(new Map<number, AbortController>())
  const [running, setRunning] = useState<Running>()

  const convertOne = async (listedFile: ListedFile) => {
    const { id, file } = listedFile
    const source = await list.lookedAt(listedFile)
    if (!source) return
    const listed = { ...listedFile, source }
    const key = orderKey(listed, settings)
    const order = orderFor(listed, settings)
    if (!order) {
      const message = getMismatch(listed, settings) ?? ''
      return list.change(id, { made: { key, result: { ok: false, problem: { message, detail: '' } } } })
    }
    const control = new AbortController()
    controls.current.set(id, control)
    list.change(id, { work: { fraction: undefined, loading: undefined } })
    try {
      converter.current ??= import('./use-converter.ts').then(({ openConverter }) => openConverter())
      const { convert } = await converter.current
      const task = { file, source, order, target: targetFor(listed, settings) }
      const result = await convert(task, {
        signal: control.signal,
        onProgress: (fraction) => list.change(id, { work: { fraction, loading: undefined } }),
        onLoading: (loading) => list.change(id, { work: { fraction: 0, loading } }),
      })
      control.signal.throwIfAborted()
      list.change(id, { work: undefined, made: { key, result } })
    } catch (error) {
      if (!control.signal.aborted) throw error
    } finally {
      if (controls.current.get(id) === control) controls.current.delete(id)
    }
  }
  const run = async (files: readonly ListedFile[]) => {
    setRunning((now) => ({ total: (now?.total ?? 0) + files.length, done: now?.done ?? 0 }))
    await Promise.all(
      files.map(async (listed) => {
        await convertOne(listed)
        setRunning((now) => now && { ...now, done: now.done + 1 })
      }),
    )
    setRunning((now) => (now && now.done >= now.total ? undefined : now))
  }
  const cancel = (id: number) => {
    controls.current.get(id)?.abort()
    list.change(id, { work: undefined })
  }
  const left = list.files.filter((listed) => {
    const status = getStatus(listed, settings)
    return status === 'ready' || status === 'failed'
  })
  return {
    running,
    /** Files that "Convert" applies to. */
    left,
    convertAll: () => run(left),
    /** Once more for a file that failed or was stopped. */
    convert: (listed: ListedFile) => run([listed]),
    cancel,
    cancelAll() {
      for (const id of [...controls.current.keys()]) cancel(id)
    },
  }
}
