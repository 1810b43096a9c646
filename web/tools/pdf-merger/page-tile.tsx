import type { DragEvent, KeyboardEvent } from 'react'
import { PageImage } from './page-image.tsx'
import type { PageItem } from './page-sequence.ts'
import type { DrawPage } from './use-thumbnails.ts'

type PageTileProps = {
  readonly item: PageItem
  /** Label of its file. */
  readonly label: string
  /** "2 of 5". */
  readonly position: string
  readonly isChosen: boolean
  readonly isTarget: boolean
  readonly draw: DrawPage
  readonly onPress: (isRange: boolean) => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  readonly drag: {
    readonly onDragStart: (event: DragEvent) => void
    readonly onDragOver: (event: DragEvent) => void
    readonly onDragEnd: () => void
    readonly onDrop: (event: DragEvent) => void
  }
}

/** One page: its picture once it is in sight, pressed to choose it, dragged to move it. */
export function PageTile({
  item,
  label,
  position,
  isChosen,
  isTarget,
  draw,
  onPress,
  onKeyDown,
  drag,
}: PageTileProps) {
  const { row, number, turn } = item
  return (
    <li className={`rounded-control ${isTarget ? 'shadow-[-3px_0_0_var(--accent)]' : ''}`}>
      <button
        type="button"
        draggable
        {...drag}
        data-row={row.id}
        aria-pressed={isChosen}
        aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight Delete"
        onClick={(event) => onPress(event.shiftKey)}
        onKeyDown={onKeyDown}
        className={`flex w-full flex-col items-center gap-1.5 rounded-control border-2 p-1.5 text-sm ${
          isChosen ? 'border-accent bg-accent-soft' : 'border-transparent hover:bg-sunken'
        }`}
      >
        <PageImage item={item} draw={draw} />
        <span className="relative w-full truncate text-center">
          {number !== undefined && (
            <>
              <span className="sr-only">Page </span>
              <span className="font-semibold tabular-nums">{number} </span>
              <span className="sr-only">of </span>
            </>
          )}
          <span className="text-ink-soft">{label}</span>
          <span className="sr-only">{turn === 0 ? `(${position})` : `(${position}, turned ${turn}°)`}</span>
        </span>
      </button>
    </li>
  )
}
