import { type DragEvent, useEffect, useRef, useState } from 'react'
import { usePendingInput } from './pending-input.ts'

type FileTarget = {
  /** Whether files hang over the target now. */
  readonly isOver: boolean
  /** Props for the element that accepts dropped files. */
  readonly handlers: {
    onDragEnter(event: DragEvent): void
    onDragOver(event: DragEvent): void
    onDragLeave(event: DragEvent): void
    onDrop(event: DragEvent): void
  }
}

/** Finds the files of a drop; asynchronous if folders are accepted too. */
export type FindFiles = (data: DataTransfer) => readonly File[] | Promise<readonly File[]>

const onlyFiles: FindFiles = ({ files }) => [...files]

/** Handles files dropped on an element, pasted anywhere on the page, or sent from another page, in one place. */
export function useFiles(
  take: (files: readonly File[]) => void,
  find: FindFiles = onlyFiles,
  fail = () => {},
): FileTarget {
  const [depth, setDepth] = useState(0)
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  })
  usePendingInput('files', (files) => latest.current(files))
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length === 0) return
      event.preventDefault()
      // Files used here are not offered to other tools.
      event.stopPropagation()
      latest.current(files)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])

  const holdsFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')
  return {
    isOver: depth > 0,
    handlers: {
      onDragEnter: (event) => holdsFiles(event) && setDepth((now) => now + 1),
      onDragLeave: (event) => holdsFiles(event) && setDepth((now) => Math.max(0, now - 1)),
      onDragOver: (event) => holdsFiles(event) && event.preventDefault(),
      onDrop: (event) => {
        if (!holdsFiles(event)) return
        event.preventDefault()
        event.stopPropagation()
        setDepth(0)
        const found = find(event.dataTransfer)
        if (found instanceof Promise) found.then((files) => latest.current(files), fail)
        else take(found)
      },
    },
  }
}
