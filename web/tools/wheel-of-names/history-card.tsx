import { pluralize } from '#lib/numbers/pluralize.ts'
import { usePersisted } from '#web/platform/store/persisted.ts'
import { useLocale } from '#web/platform/use-locale.ts'
import { DownloadButton } from '#web/ui/download-button.tsx'
import { Card } from '#web/ui/result.tsx'
import { historyFile } from './history-file.ts'
import { wheelStore } from './use-wheel-store.ts'
import { HISTORY_SHOWN } from './wheel-state.ts'

/** Renders the latest winners; all of them are in the file. It reads from the store, so that it can load later. */
export function HistoryCard() {
  const [{ history }] = usePersisted(wheelStore)
  const locale = useLocale()
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'medium' })
  return (
    <div id="history">
      <Card>
        <div className="mb-2 flex items-center justify-between gap-2">
          <h2 className="font-semibold">Spin History</h2>
          <DownloadButton
            label="Download CSV"
            content={() => historyFile(history)}
            fileName="spin-history.csv"
            type="text/csv;charset=utf-8"
            disabled={history.length === 0}
          />
        </div>
        {history.length === 0 && (
          <p className="text-ink-soft text-sm">Winners appear here, the latest first.</p>
        )}
        <ol aria-label="Spin History" className="divide-y divide-line">
          {history.slice(0, HISTORY_SHOWN).map(({ name, at }, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: several winners may be drawn at one moment
              key={`${at} ${index}`}
              className="flex items-baseline justify-between gap-3 py-1.5"
            >
              <span dir="auto" translate="no" className="min-w-0 font-medium [overflow-wrap:anywhere]">
                {name}
              </span>
              <time
                dateTime={new Date(at).toISOString()}
                className="shrink-0 text-ink-soft text-sm tabular-nums"
              >
                {time.format(at)}
              </time>
            </li>
          ))}
        </ol>
        {history.length > HISTORY_SHOWN && (
          <p className="mt-2 text-ink-soft text-sm">
            The last {HISTORY_SHOWN} of {pluralize(history.length, 'winner')}; the file has all.
          </p>
        )}
      </Card>
    </div>
  )
}
