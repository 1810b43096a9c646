import { lazy, Suspense, useState } from 'react'
import type { ColumnEdit } from './options.ts'
import type { Converter } from './use-converter.ts'

const TablePreview = lazy(() => import('./table-preview.tsx'))
const ColumnEditor = lazy(() => import('./column-editor.tsx'))

type TableViewProps = {
  readonly converted: NonNullable<Converter['converted']>
  readonly edits: readonly ColumnEdit[]
  readonly onEdits: (edits: ColumnEdit[]) => void
}

/** The data as a table, and what becomes of its columns; loaded when there is something to show. */
export function TableView({ converted, edits, onEdits }: TableViewProps) {
  const [isOpen, setOpen] = useState(false)
  const { table, rowCount, columns } = converted
  return (
    <div className="grid gap-3 p-3.5">
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="rounded-control font-medium text-sm">Choose, rename and order columns</summary>
        <Suspense>{isOpen && <ColumnEditor columns={columns} edits={edits} onEdits={onEdits} />}</Suspense>
      </details>
      {rowCount > table.rows.length && (
        <p className="text-ink-soft text-sm">The first {table.rows.length} rows are shown.</p>
      )}
      <div className="min-w-0">
        <Suspense>
          <TablePreview columns={table.columns} rows={table.rows} />
        </Suspense>
      </div>
    </div>
  )
}
