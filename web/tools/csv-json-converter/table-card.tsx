import { lazy, Suspense, useState } from 'react'
import { Card } from '#web/ui/result.tsx'
import type { ColumnEdit } from './options.ts'
import type { Converter } from './use-converter.ts'

const TablePreview = lazy(() => import('./table-preview.tsx'))
const ColumnEditor = lazy(() => import('./column-editor.tsx'))

type TableCardProps = {
  readonly converted: NonNullable<Converter['converted']>
  readonly edits: readonly ColumnEdit[]
  readonly onEdits: (edits: ColumnEdit[]) => void
}

/** The data as a table, and what becomes of its columns; loaded when there is something to show. */
export function TableCard({ converted, edits, onEdits }: TableCardProps) {
  const [isOpen, setOpen] = useState(false)
  const { table, rowCount, columns } = converted
  return (
    <Card
      className="mt-5"
      title={rowCount > table.rows.length ? `First ${table.rows.length} rows` : 'As a table'}
    >
      <details className="mb-3" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="rounded-control font-medium text-sm">Choose, rename and order columns</summary>
        <Suspense>{isOpen && <ColumnEditor columns={columns} edits={edits} onEdits={onEdits} />}</Suspense>
      </details>
      <Suspense>
        <TablePreview columns={table.columns} rows={table.rows} />
      </Suspense>
    </Card>
  )
}
