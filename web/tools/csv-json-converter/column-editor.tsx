import { announceMoved } from '#web/ui/announce.ts'
import { Button } from '#web/ui/button.tsx'
import ArrowDown from '~icons/lucide/arrow-down'
import ArrowUp from '~icons/lucide/arrow-up'
import { editedColumns, moveColumn } from './columns.ts'
import type { ColumnEdit } from './options.ts'

type ColumnEditorProps = {
  readonly columns: readonly string[]
  readonly edits: readonly ColumnEdit[]
  readonly onEdits: (edits: ColumnEdit[]) => void
}

const MAX_SHOWN = 200

/** Selects, renames and reorders the output columns. */
export default function ColumnEditor({ columns, edits, onEdits }: ColumnEditorProps) {
  const all = editedColumns(columns, edits)
  const change = (from: string, part: Partial<ColumnEdit>) =>
    onEdits(all.map((edit) => (edit.from === from ? { ...edit, ...part } : edit)))
  const move = (index: number, by: 1 | -1) => {
    onEdits(moveColumn(all, index, by))
    announceMoved(index + by, all.length)
  }
  return (
    <div className="mt-3">
      <ul aria-label="Columns" className="grid gap-1.5">
        {all.slice(0, MAX_SHOWN).map((edit, index) => (
          <li key={edit.from} className="flex items-center gap-2">
            <input
              type="checkbox"
              aria-label={`Include ${edit.from}`}
              className="size-4.5 shrink-0 accent-accent"
              checked={edit.isIncluded}
              onChange={(event) => change(edit.from, { isIncluded: event.target.checked })}
            />
            <input
              aria-label={`Name of ${edit.from}`}
              dir="auto"
              className="field min-w-0 max-w-80 flex-1"
              value={edit.to}
              onChange={(event) => change(edit.from, { to: event.target.value })}
            />
            <Button
              size="small"
              kind="quiet"
              aria-label={`Move ${edit.from} up`}
              disabled={index === 0}
              onClick={() => move(index, -1)}
              icon={<ArrowUp size={16} aria-hidden />}
            />
            <Button
              size="small"
              kind="quiet"
              aria-label={`Move ${edit.from} down`}
              disabled={index === all.length - 1}
              onClick={() => move(index, 1)}
              icon={<ArrowDown size={16} aria-hidden />}
            />
          </li>
        ))}
      </ul>
      <Button size="small" className="mt-3" disabled={edits.length === 0} onClick={() => onEdits([])}>
        Reset columns
      </Button>
    </div>
  )
}
