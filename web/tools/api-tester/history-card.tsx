import { useState } from 'react'
import { putBack } from '#lib/lists/put-back.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'
import RotateCcw from '~icons/lucide/rotate-ccw'
import Trash2 from '~icons/lucide/trash-2'
import X from '~icons/lucide/x'
import type { ApiRequest } from './api-request.ts'
import { type Entry, type History, searchHistory } from './history.ts'
import type { ApiTester } from './use-api-tester.ts'

type HistoryCardProps = {
  readonly tool: ApiTester
  readonly onReplace: (request: ApiRequest, title: string) => void
}

const FEW = 8

/** Requests that were sent, to be found and opened again. */
export default function HistoryCard({ tool, onReplace }: HistoryCardProps) {
  const { history, setHistory } = tool
  const [query, setQuery] = useState('')
  const [isWhole, setWhole] = useState(false)
  const found = searchHistory(history.entries, query)
  const shown = isWhole || query !== '' ? found : found.slice(0, FEW)
  const remove = (removed: History['entries'], title: string) => {
    const before = history.entries
    setHistory({ entries: before.filter((entry) => !removed.includes(entry)) })
    const undo = () =>
      setHistory(({ entries }) => ({ entries: putBack(entries, before, removed, ({ id }) => id) }))
    showToast({ title, action: { label: 'Undo', onAct: undo } })
  }
  return (
    <section className="overflow-hidden rounded-card border border-line bg-surface shadow-lift">
      <header className="flex items-center gap-2 border-line border-b px-3.5 py-2">
        <h2 className="font-semibold text-sm">History</h2>
        <input
          type="search"
          aria-label="Search history"
          placeholder="Search history"
          className="field ml-auto w-52 min-w-0"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <Button
          size="small"
          onClick={() => remove(history.entries, 'History cleared')}
          icon={<Trash2 size={15} aria-hidden />}
        >
          <span className="max-sm:sr-only">Clear history</span>
        </Button>
      </header>
      <ul aria-label="History" className="divide-y divide-line">
        {shown.map((entry) => (
          <HistoryRow
            key={entry.id}
            entry={entry}
            onOpen={() => onReplace(entry.request, 'Request opened again')}
            onRemove={() => remove([entry], 'Removed from the history')}
          />
        ))}
      </ul>
      {found.length === 0 && <p className="p-3.5 text-ink-soft text-sm">No request matches.</p>}
      {shown.length < found.length && (
        <div className="border-line border-t p-2">
          <Button size="small" kind="quiet" onClick={() => setWhole(true)}>
            Show all {found.length}
          </Button>
        </div>
      )}
    </section>
  )
}

type HistoryRowProps = {
  readonly entry: Entry
  readonly onOpen: () => void
  readonly onRemove: () => void
}

function HistoryRow({ entry: { request, status, timeMs, at }, onOpen, onRemove }: HistoryRowProps) {
  // Rendered in the browser only, so the visitor's own locale is available.
  const when = new Intl.DateTimeFormat(undefined, { dateStyle: 'short', timeStyle: 'medium' }).format(at)
  return (
    <li className="flex items-center hover:bg-sunken">
      <button
        type="button"
        className="flex min-h-control min-w-0 flex-1 items-center gap-x-3 px-3.5 py-1.5 text-left text-sm outline-offset-[-2px]"
        onClick={onOpen}
      >
        <RotateCcw size={14} aria-hidden className="shrink-0 text-ink-soft" />
        <span className="w-14 shrink-0 font-mono font-semibold text-xs">{request.method}</span>
        <span className="min-w-0 flex-1 truncate font-mono text-code">{request.url}</span>
        <span
          className={`w-10 text-right tabular-nums ${status >= 200 && status < 300 ? 'text-good' : status === 0 || status >= 400 ? 'text-wrong' : 'text-care'}`}
        >
          {status === 0 ? 'failed' : status}
        </span>
        <span className="w-20 text-right text-ink-soft tabular-nums max-sm:hidden">
          {Math.round(timeMs)} ms
        </span>
        <time
          dateTime={new Date(at).toISOString()}
          className="w-40 text-right text-ink-soft tabular-nums max-md:hidden"
        >
          {when}
        </time>
      </button>
      <button
        type="button"
        aria-label={`Remove ${request.method} ${request.url}`}
        className="grid size-control shrink-0 place-items-center text-ink-soft hover:text-ink"
        onClick={onRemove}
      >
        <X size={15} aria-hidden />
      </button>
    </li>
  )
}
