import { type ClipboardEvent, lazy, Suspense, useMemo, useState } from 'react'
import { pluralize } from '#lib/numbers/pluralize.ts'
import { LIST_FILES } from '#web/platform/files.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { FileButton } from '#web/ui/file-drop.tsx'
import { NameRow } from './name-row.tsx'
import type { Wheel } from './use-wheel.ts'
import { addName } from './use-wheel-store.ts'

const EditRows = lazy(async () => ({ default: (await import('./on-demand.tsx')).EditRows }))
const OrderButtons = lazy(async () => ({ default: (await import('./on-demand.tsx')).OrderButtons }))

type NamesPanelProps = {
  readonly wheel: Wheel
  readonly onFiles: (files: readonly File[]) => void
  readonly onSave: () => void
}

/** Names on the wheel, and inputs to add more: typed, pasted as a list, or from a file. */
export function NamesPanel({ wheel, onFiles, onSave }: NamesPanelProps) {
  const { names } = wheel.state
  const [typed, setTyped] = useState('')
  const [isEditing, setEditing] = useState(false)
  const add = () => {
    if (typed.trim() === '') return
    if (addName(typed)) setTyped('')
  }
  const paste = async (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text').trim()
    if (!/[\r\n]/.test(text)) return
    event.preventDefault()
    const { addList, readPastedList } = await import('./on-demand.tsx')
    addList(readPastedList(text))
  }
  const rows = useMemo(() => names.map((entry) => <NameRow key={entry.name} entry={entry} />), [names])
  const isNone = names.length === 0
  return (
    <section
      aria-label="Names on the wheel"
      className="min-w-0 rounded-card border border-line bg-surface shadow-lift"
    >
      <form
        className="flex items-end gap-2 p-4 pb-2"
        onPaste={paste}
        onSubmit={(event) => {
          event.preventDefault()
          add()
        }}
      >
        <div className="min-w-0 flex-1">
          <TextField
            label="Name"
            value={typed}
            onChange={setTyped}
            autoComplete="off"
            placeholder="Ana, or Ana ×3"
          />
        </div>
        <Button kind="go" type="submit">
          Add Name
        </Button>
      </form>
      <p className="px-4 pb-2 text-ink-soft text-sm">
        {pluralize(names.length, 'name')}. Paste a list to add everyone.
      </p>
      <div className="flex flex-wrap gap-1.5 border-line border-b px-4 pb-2">
        <button
          type="button"
          aria-pressed={isEditing}
          disabled={isNone}
          onClick={() => setEditing(!isEditing)}
          className="min-h-control text-accent text-sm underline underline-offset-4 disabled:text-ink-soft aria-pressed:font-semibold"
        >
          Weights, colors, order
        </button>
        <div className="ml-auto">
          <FileButton accept={LIST_FILES.accept} onFiles={onFiles} />
        </div>
        {isEditing && (
          <Suspense>
            <OrderButtons names={names} />
          </Suspense>
        )}
      </div>
      <ul aria-label="Names" className="max-h-88 divide-y divide-line overflow-y-auto">
        {isEditing ? (
          <Suspense fallback={rows}>
            <EditRows names={names} />
          </Suspense>
        ) : (
          rows
        )}
      </ul>
      <div className="flex flex-wrap gap-1.5 border-line border-t p-4">
        <Button size="small" onClick={onSave} disabled={isNone}>
          Save Wheel
        </Button>
        <Button size="small" onClick={wheel.clear} className="ml-auto">
          Clear All
        </Button>
      </div>
    </section>
  )
}
