import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import X from '~icons/lucide/x'
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
  readonly onRemove: () => void
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
  onRemove,
  onKeyDown,
  drag,
}: PageTileProps) {
  const { row, number, turn } = item
  return (
    <li className={`group relative rounded-control ${isTarget ? 'shadow-[-3px_0_0_var(--accent)]' : ''}`}>
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
      {/* For the pointer alone: keys have Delete, screen readers the toolbar. */}
      <button
        type="button"
        tabIndex={-1}
        aria-hidden
        title="Remove page"
        onClick={onRemove}
        className="absolute top-1 right-1 grid size-8 place-items-center rounded-full border border-line bg-surface text-ink opacity-0 shadow-lift group-hover:opacity-100 pointer-coarse:hidden"
      >
        <X size={16} aria-hidden />
      </button>
    </li>
  )
}

type PageImageProps = {
  readonly item: Pick<PageItem, 'row' | 'number' | 'turn'>
  readonly draw: DrawPage
}

/** Image of a page, rendered while it is in or near the viewport; otherwise it uses no memory. */
export function PageImage({ item, draw }: PageImageProps) {
  const { row, number, turn } = item
  const canvas = useRef<HTMLCanvasElement>(null)
  const [state, setState] = useState<'waiting' | 'drawn' | 'broken'>('waiting')
  // The newest row can contain the password that an older one lacked.
  const { sourceId, password } = row
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows are copied at each change; only another file or page is another picture
  useEffect(() => {
    const element = canvas.current
    if (!element || number === undefined) return
    let control: AbortController | undefined
    const observer = new IntersectionObserver(
      (entries) => {
        control?.abort()
        control = undefined
        setState('waiting')
        if (!entries.at(-1)?.isIntersecting) {
          element.width = 0
          return
        }
        control = new AbortController()
        const { signal } = control
        const report = (next: 'drawn' | 'broken') => !signal.aborted && setState(next)
        draw(row, number, element, signal).then(
          () => report('drawn'),
          () => report('broken'),
        )
      },
      { rootMargin: '300px' },
    )
    observer.observe(element.parentElement ?? element)
    return () => {
      observer.disconnect()
      control?.abort()
    }
  }, [sourceId, password, number, draw])
  return (
    <span className="relative grid aspect-square w-full place-items-center rounded bg-sunken">
      {number === undefined && <span className="text-ink-soft text-xs">Not opened yet</span>}
      {state === 'broken' && <span className="text-ink-soft text-xs">No picture</span>}
      <canvas
        ref={canvas}
        width={0}
        height={0}
        aria-hidden
        className={`absolute inset-0 m-auto max-h-[94%] max-w-[94%] bg-[white] shadow-sm ${state === 'drawn' ? '' : 'invisible'}`}
        style={{ rotate: `${turn}deg` }}
      />
    </span>
  )
}
