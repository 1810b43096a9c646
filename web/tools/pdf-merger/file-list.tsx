import { type DragEvent, useRef, useState } from 'react'
import { FileRow } from './file-row.tsx'
import { movedMessage, moveRow } from './list-order.ts'
import { getLabels } from './listed-pdf.ts'
import type { PdfList } from './use-pdf-list.ts'
import { useThumbnails } from './use-thumbnails.ts'

type FileListProps = {
  readonly list: PdfList
  readonly onShowPages: (id: number) => void
}

/** The PDFs in the order in which they will be merged; rows are moved by button or dragged by their handle. */
export function FileList({ list, onShowPages }: FileListProps) {
  const { rows } = list
  const { draw } = useThumbnails()
  const labels = getLabels(rows)
  const element = useRef<HTMLUListElement>(null)
  const [dragged, setDragged] = useState<number>()
  const [target, setTarget] = useState<number>()
  const move = (id: number, to: number) => {
    const next = moveRow(rows, id, to)
    list.arrange(() => next, movedMessage(labels.get(id) ?? '', next, id))
  }
  const endDrag = () => {
    setDragged(undefined)
    setTarget(undefined)
  }
  const dragOf = (id: number, index: number) => ({
    onDragStart(event: DragEvent) {
      event.dataTransfer.effectAllowed = 'move'
      event.dataTransfer.setData('text/plain', labels.get(id) ?? '')
      const row = event.currentTarget.closest('li')
      if (row) event.dataTransfer.setDragImage(row, 12, 12)
      setDragged(id)
    },
    onDragOver(event: DragEvent) {
      if (dragged === undefined) return
      event.preventDefault()
      setTarget(id)
    },
    onDragEnd: endDrag,
    onDrop(event: DragEvent) {
      if (dragged === undefined) return
      event.preventDefault()
      move(dragged, index)
      endDrag()
    },
  })
  const remove = (id: number, index: number) => {
    list.remove(id)
    // Focus the row that moved up.
    requestAnimationFrame(() => {
      const buttons = element.current?.querySelectorAll<HTMLElement>('[data-remove]')
      buttons?.[Math.min(index, buttons.length - 1)]?.focus()
    })
  }
  return (
    <ul ref={element} aria-label="PDFs" className="divide-y divide-line">
      {rows.map((row, index) => (
        <FileRow
          key={row.id}
          row={row}
          label={labels.get(row.id) ?? row.file.name}
          index={index}
          count={rows.length}
          isTarget={target === row.id && dragged !== row.id}
          draw={draw}
          onMove={(to) => move(row.id, to)}
          onRemove={() => remove(row.id, index)}
          onPages={(pages) => list.setPages(row.id, pages)}
          onShowPages={() => onShowPages(row.id)}
          onUnlock={() => list.askAgain(row.sourceId)}
          drag={dragOf(row.id, index)}
        />
      ))}
    </ul>
  )
}
