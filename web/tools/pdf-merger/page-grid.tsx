import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { getLabels } from './listed-pdf.ts'
import {
  dropPages,
  getPages,
  getRows,
  type PageItem,
  pagesMessage,
  removePages,
  shiftPages,
  turnPages,
} from './page-sequence.ts'
import { PageTile } from './page-tile.tsx'
import { PageToolbar } from './page-toolbar.tsx'
import type { PdfList } from './use-pdf-list.ts'
import { useThumbnails } from './use-thumbnails.ts'

type PageGridProps = {
  readonly list: PdfList
  /** Row whose first page receives the focus when the grid opens. */
  readonly startAt: number | undefined
}

const NONE: ReadonlySet<string> = new Set()

/** Every page of the merged file to be, to choose, move, turn and remove. */
export default function PageGrid({ list, startAt }: PageGridProps) {
  const { draw, isLoading } = useThumbnails()
  const labels = getLabels(list.rows)
  const items = getPages(list.rows)
  const [chosen, setChosen] = useState(NONE)
  const [lastPressed, setLastPressed] = useState(0)
  const [dragged, setDragged] = useState(NONE)
  const [target, setTarget] = useState<string>()
  const grid = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (startAt !== undefined) grid.current?.querySelector<HTMLElement>(`[data-row="${startAt}"]`)?.focus()
  }, [startAt])

  const press = (index: number, isRange: boolean) => {
    const [from, to] = isRange ? [Math.min(index, lastPressed), Math.max(index, lastPressed)] : [index, index]
    const keys = items.slice(from, to + 1).map(({ key }) => key)
    const isOn = isRange || !keys.every((key) => chosen.has(key))
    setChosen(new Set(isOn ? [...chosen, ...keys] : [...chosen].filter((key) => !keys.includes(key))))
    setLastPressed(index)
  }
  const arrange = (next: readonly PageItem[], message: string) =>
    list.arrange((newId) => getRows(next, newId), message)
  const shift = (keys: ReadonlySet<string>, by: number) => {
    const next = shiftPages(items, keys, by)
    arrange(next, pagesMessage(next, keys, labels, 'moved'))
  }
  const turn = (degrees: number) =>
    arrange(turnPages(items, chosen, degrees), pagesMessage(items, chosen, labels, 'turned'))
  const remove = (keys: ReadonlySet<string>) => {
    const next = removePages(items, keys)
    list.take((newId) => getRows(next, newId), pagesMessage(items, keys, labels, 'removed'))
    setChosen(NONE)
  }
  const endDrag = () => {
    setDragged(NONE)
    setTarget(undefined)
  }
  const dragOf = ({ key }: PageItem, index: number) => ({
    onDragStart(event: DragEvent) {
      event.dataTransfer.effectAllowed = 'move'
      event.dataTransfer.setData('text/plain', key)
      setDragged(chosen.has(key) ? chosen : new Set([key]))
    },
    onDragOver(event: DragEvent) {
      if (dragged.size === 0) return
      event.preventDefault()
      setTarget(key)
    },
    onDragEnd: endDrag,
    onDrop(event: DragEvent) {
      if (dragged.size === 0) return
      event.preventDefault()
      const next = dropPages(items, dragged, index)
      arrange(next, pagesMessage(next, dragged, labels, 'moved'))
      endDrag()
    },
  })
  const hearKey = (event: KeyboardEvent<HTMLElement>, { key }: PageItem, index: number) => {
    const keys = chosen.has(key) ? chosen : new Set([key])
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (event.altKey && by !== undefined) {
      event.preventDefault()
      const tile = event.currentTarget
      shift(keys, by)
      requestAnimationFrame(() => tile.focus())
    } else if (event.key === 'Delete') {
      remove(keys)
      requestAnimationFrame(() => {
        const tiles = grid.current?.querySelectorAll<HTMLElement>('[data-row]')
        tiles?.[Math.min(index, tiles.length - 1)]?.focus()
      })
    }
  }
  return (
    <>
      <PageToolbar
        count={chosen.size}
        onEarlier={() => shift(chosen, -1)}
        onLater={() => shift(chosen, 1)}
        onTurn={turn}
        onRemove={() => remove(chosen)}
        onChooseAll={() => setChosen(new Set(items.map(({ key }) => key)))}
        onChooseNone={() => setChosen(NONE)}
      />
      {isLoading && (
        <p role="status" className="px-3 pt-3 text-ink-soft text-sm sm:px-4">
          Loading engine…
        </p>
      )}
      <ul
        ref={grid}
        aria-label="Pages"
        className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-1.5 p-3 sm:p-4"
      >
        {items.map((item, index) => (
          <PageTile
            key={item.key}
            item={item}
            label={labels.get(item.row.id) ?? item.row.file.name}
            position={`${index + 1} of ${items.length}`}
            isChosen={chosen.has(item.key)}
            isTarget={target === item.key && !dragged.has(item.key)}
            draw={draw}
            onPress={(isRange) => press(index, isRange)}
            onRemove={() => remove(new Set([item.key]))}
            onKeyDown={(event) => hearKey(event, item, index)}
            drag={dragOf(item, index)}
          />
        ))}
      </ul>
      <p className="px-3 pb-4 text-ink-soft text-sm sm:px-4">
        Press pages to choose them, with Shift for a range. Drag them, or move them with Alt and the arrow
        keys.
      </p>
    </>
  )
}
