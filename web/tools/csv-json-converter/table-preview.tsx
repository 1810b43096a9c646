// biome-ignore-all lint/suspicious/noArrayIndexKey: a row is its place
// biome-ignore-all lint/a11y/useSemanticElements: rows that are drawn only in sight cannot stand in a table element
// biome-ignore-all lint/a11y/useFocusableInteractive: the rows of a table are not interactive
import { type RefObject, useEffect, useRef, useState } from 'react'
import { VirtualRows } from '#web/ui/virtual-list.tsx'

type TablePreviewProps = {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

const ROW_HEIGHT = 33
const MAX_COLUMNS = 100
/** Rows whose cells decide how wide a column is. */
const MEASURED_ROWS = 100
/** In characters. */
const WIDTHS = { min: 6, max: 24 } as const
const PADDING_REM = 1.25

/** The rows as a table that scrolls; only what is in sight is drawn. */
export default function TablePreview({ columns, rows }: TablePreviewProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const shown = columns.slice(0, MAX_COLUMNS)
  const style = getTracks({ columns: shown, rows })
  const hasMore = useMoreAtEnd(scroller)
  return (
    <>
      <div
        ref={scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        className="max-h-[26rem] overflow-auto rounded-control border border-line text-sm"
        // The end fades out while there is more to scroll to.
        style={hasMore ? { mask: 'linear-gradient(90deg,#000 88%,#0000)' } : undefined}
        role="table"
        aria-label="Table preview"
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length + 1}
      >
        <div role="rowgroup" className="sticky top-0 z-1 bg-sunken" style={{ minWidth: style.minWidth }}>
          <div role="row" className="grid" style={style}>
            <Cell role="columnheader" text="#" />
            {shown.map((name) => (
              <Cell key={name} role="columnheader" text={name} />
            ))}
          </div>
        </div>
        <div role="rowgroup" style={{ minWidth: style.minWidth }}>
          <VirtualRows count={rows.length} rowHeight={ROW_HEIGHT} scrollRef={scroller}>
            {({ first, count }) =>
              rows.slice(first, first + count).map((row, index) => (
                <div
                  key={first + index}
                  role="row"
                  aria-rowindex={first + index + 2}
                  className="grid border-line border-t"
                  style={{ ...style, height: ROW_HEIGHT }}
                >
                  <Cell role="rowheader" text={String(first + index + 1)} />
                  {shown.map((name, column) => (
                    <Cell key={name} role="cell" text={row[column] ?? ''} />
                  ))}
                </div>
              ))
            }
          </VirtualRows>
        </div>
      </div>
      {columns.length > MAX_COLUMNS && (
        <p className="mt-2 text-ink-soft text-sm">
          The first {MAX_COLUMNS} of {columns.length.toLocaleString('en')} columns are shown.
        </p>
      )}
    </>
  )
}

/** Tracks of the row numbers and of each column, as wide as its maxLength text; the columns share what is left. */
function getTracks({ columns, rows }: TablePreviewProps) {
  const measured = rows.slice(0, MEASURED_ROWS)
  const number = Math.max(2, String(rows.length).length)
  const widths = columns.map((name, column) => {
    const maxLength = Math.max(name.length, ...measured.map((row) => row[column]?.length ?? 0))
    return Math.min(WIDTHS.max, Math.max(WIDTHS.min, maxLength + 1))
  })
  const track = (characters: number) => `calc(${characters}ch + ${PADDING_REM}rem)`
  const total = widths.reduce((sum, width) => sum + width, number)
  return {
    gridTemplateColumns: [
      track(number),
      ...widths.map((width) => `minmax(${track(width)}, ${width}fr)`),
    ].join(' '),
    minWidth: `calc(${total}ch + ${PADDING_REM * (widths.length + 1)}rem)`,
  }
}

/** Whether there is something beyond the end of the line. */
function useMoreAtEnd(scroller: RefObject<HTMLElement | null>): boolean {
  const [hasMore, setMore] = useState(false)
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const look = () => {
      const { scrollWidth, clientWidth, scrollLeft } = element
      setMore(scrollWidth - clientWidth - Math.abs(scrollLeft) > 1)
    }
    const watch = new ResizeObserver(look)
    for (const one of [element, ...element.children]) watch.observe(one)
    element.addEventListener('scroll', look)
    return () => {
      watch.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [scroller])
  return hasMore
}

function Cell({
  role,
  text,
}: {
  readonly role: 'columnheader' | 'rowheader' | 'cell'
  readonly text: string
}) {
  const look = { columnheader: 'font-semibold', rowheader: 'text-ink-soft tabular-nums', cell: '' }[role]
  return (
    <div role={role} dir="auto" title={text} className={`truncate px-2.5 py-1.5 ${look}`}>
      {text.slice(0, 200)}
    </div>
  )
}
