import { type PointerEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { dropIndex } from './drop-index.ts'

/** Distance from the edge of the window that triggers scrolling. */
const EDGE_PX = 64

/**
 * Makes a list sortable with a mouse, a pen or a finger: an item is dragged by its handle, and the list follows
 * immediately. `onMove` must change the order before it returns. Keys are not handled; offer buttons for them.
 */
export function useDragOrder(onMove: (from: number, to: number) => void) {
  const [draggedIndex, setDraggedIndex] = useState<number>()
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (draggedIndex === undefined) return
    const others = [...event.currentTarget.children].filter((_, index) => index !== draggedIndex)
    const to = dropIndex(
      event.clientY,
      others.map((item) => item.getBoundingClientRect()),
    )
    // The next event measures the list as it lies then.
    if (to !== draggedIndex)
      flushSync(() => {
        onMove(draggedIndex, to)
        setDraggedIndex(to)
      })
    showBeyond(event.clientY)
  }
  const letGo = () => setDraggedIndex(undefined)
  return {
    /** Index of the dragged item. */
    draggedIndex,
    /** For the list, whose children are the items and nothing else. */
    list: { onPointerMove: drag, onPointerUp: letGo, onPointerCancel: letGo },
    handleOf: (index: number) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0 || !event.isPrimary) return
        // No text is selected, and no page is scrolled (with the handle's `touch-action`).
        event.preventDefault()
        // Not the handle itself: it loses the pointer where its item is put elsewhere.
        event.currentTarget.closest('ol, ul')?.setPointerCapture(event.pointerId)
        setDraggedIndex(index)
      },
    }),
  }
}

function showBeyond(y: number): void {
  scrollBy(0, Math.min(0, y - EDGE_PX) + Math.max(0, y - innerHeight + EDGE_PX))
}

type DragHandleProps = { readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void }

/** Six dots in two columns. */
const DOTS = [4, 9, 14]
  .map((y) => [6, 12].map((x) => `M${x - 1.5} ${y}a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0`).join(''))
  .join('')

/** Drag handle of an item. */
export function DragHandle(props: DragHandleProps) {
  return (
    <span
      aria-hidden
      className="grid size-control shrink-0 cursor-grab touch-none place-items-center text-ink-soft active:cursor-grabbing"
      {...props}
    >
      <svg aria-hidden width="18" height="18" viewBox="0 0 18 18" fill="currentColor">
        <path d={DOTS} />
      </svg>
    </span>
  )
}
