// biome-ignore-all lint/suspicious/noArrayIndexKey: a row is its place
// biome-ignore-all lint/a11y/useSemanticElements: rows that are drawn only in sight cannot stand in a table element
// biome-ignore-all lint/a11y/useFocusableInteractive: the rows of a table are not interactive
import { useRef } from 'react'
import { VirtualRows } from '#web/ui/virtual-list.tsx'

type TablePreviewProps = {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

const ROW_HEIGHT = 33
const MAX_COLUMNS = 100

/** The rows as a table that scrolls; only what is in sight is drawn. */
export default function TablePreview({ columns, rows }: TablePreviewProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const shown = columns.slice(0, MAX_COLUMNS)
  const style = { gridTemplateColumns: `3.5rem repeat(${shown.length}, minmax(9rem, 1fr))` }
  return (
    <>
      <div
        ref={scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        className="max-h-[26rem] overflow-auto rounded-control border border-line text-sm"
        role="table"
        aria-label="Table preview"
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length + 1}
      >
        <div role="rowgroup" className="sticky top-0 z-1 min-w-max bg-sunken">
          <div role="row" className="grid" style={style}>
            <Cell role="columnheader" text="#" />
            {shown.map((name) => (
              <Cell key={name} role="columnheader" text={name} />
            ))}
          </div>
        </div>
        <div role="rowgroup" className="min-w-max">
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
