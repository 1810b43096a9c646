import { useState } from 'react'
import { putBack } from '#lib/lists/put-back.ts'
import { pluralize } from '#lib/numbers/pluralize.ts'
import { readNumber } from '#lib/numbers/read-number.ts'
import { toResult } from '#lib/result/result.ts'
import type { Problem } from '#lib/result/user-error.ts'
import { usePersisted } from '#web/platform/store/persisted.ts'
import { useHydrated } from '#web/platform/use-hydrated.ts'
import { useLocale } from '#web/platform/use-locale.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { DownloadButton } from '#web/ui/download-button.tsx'
import { FileButton } from '#web/ui/file-drop.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { Card } from '#web/ui/result.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { exportWheels, importWheels, type SavedWheels } from './saved-wheels.ts'
import { pickWinners } from './spin.ts'
import { savedWheels } from './use-saved-wheels.ts'
import { noteWinners, openWheel, wheelStore } from './use-wheel-store.ts'
import { MAX_NAMES } from './wheel-names.ts'

/** Cards below the wheel; they read from the store, so that they can load later. */
export function MoreCards() {
  return (
    <div id="more" className="mt-4 grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <SavedWheelsCard />
      <SeveralCard />
    </div>
  )
}

/** Several different winners at once, without a spin. */
export function SeveralCard() {
  const [{ names }] = usePersisted(wheelStore)
  const [count, setCount] = useState('3')
  const [winners, setWinners] = useState<readonly string[]>([])
  // This card is hydrated after its page: until then nothing can be drawn.
  const isHydrated = useHydrated()
  const draw = () => {
    const reading = readNumber(count)
    const wanted = reading.kind === 'number' ? Math.max(1, Math.trunc(Number(reading.decimal))) : 1
    const drawn = pickWinners(names, wanted)
    setWinners(drawn)
    noteWinners(drawn, Date.now())
  }
  return (
    <Card title="Draw several at once">
      <form
        className="flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          draw()
        }}
      >
        <div className="w-28">
          <NumberField label="Winners" value={count} onChange={setCount} min={1} max={MAX_NAMES} />
        </div>
        <Button type="submit" disabled={!isHydrated || names.every(({ isOff }) => isOff)}>
          Draw Winners
        </Button>
      </form>
      <ol
        aria-label="Winners"
        aria-live="polite"
        className="mt-3 max-h-72 list-inside list-decimal overflow-y-auto"
      >
        {winners.map((name) => (
          <li key={name} dir="auto" translate="no" className="[overflow-wrap:anywhere]">
            {name}
          </li>
        ))}
      </ol>
    </Card>
  )
}

/** Wheels for another day: opened, renamed, deleted, and carried to another device as a file. */
export function SavedWheelsCard() {
  const [wheels, keep] = usePersisted(savedWheels)
  const [problem, setProblem] = useState<Problem>()
  const locale = useLocale()
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  const replaceAt = (index: number, ...next: SavedWheels) => keep(wheels.toSpliced(index, 1, ...next))
  const drop = (index: number, title: string) => {
    replaceAt(index)
    const undo = () => keep((now) => putBack(now, wheels, wheels.slice(index, index + 1)))
    showToast({ title: `${title} deleted`, action: { label: 'Undo', onAct: undo } })
  }
  const take = async ([file]: readonly File[]) => {
    if (!file) return
    const json = await file.text()
    const imported = toResult(() => importWheels(savedWheels.get(), json))
    setProblem(imported.ok ? undefined : imported.problem)
    if (imported.ok) keep(imported.value)
  }
  return (
    <Card>
      <div className="mb-2 flex flex-wrap items-center gap-1.5">
        <h2 className="mr-auto font-semibold">Saved wheels</h2>
        <FileButton label="Import" accept=".json" onFiles={take} />
        <DownloadButton
          label="Export"
          content={() => exportWheels(wheels)}
          fileName="wheels.json"
          type="application/json"
          disabled={wheels.length === 0}
        />
      </div>
      <Alert problem={problem} />
      {wheels.length === 0 && (
        <p className="text-ink-soft text-sm">
          Save Wheel keeps the names in this browser, and in your account if you sign in, under a title of
          your own.
        </p>
      )}
      <ul aria-label="Saved wheels" className="divide-y divide-line">
        {wheels.map((wheel, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: two wheels may be alike but for their place
            key={`${wheel.timestamp} ${index}`}
            className="flex flex-wrap items-center gap-x-2 gap-y-1 py-2"
          >
            <input
              aria-label={`Title of saved wheel ${index + 1}`}
              dir="auto"
              className="field min-w-0 flex-1 basis-36"
              maxLength={200}
              value={wheel.title}
              onChange={(event) => replaceAt(index, { ...wheel, title: event.target.value })}
            />
            <span className="text-ink-soft text-sm">
              {pluralize(wheel.names.length, 'name')}, {time.format(wheel.timestamp)}
            </span>
            <span className="ml-auto flex gap-1.5">
              <Button size="small" onClick={() => openWheel(wheel.names, wheel.title)}>
                Open<span className="sr-only"> {wheel.title}</span>
              </Button>
              <Button size="small" kind="quiet" onClick={() => drop(index, wheel.title)}>
                Delete<span className="sr-only"> {wheel.title}</span>
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
