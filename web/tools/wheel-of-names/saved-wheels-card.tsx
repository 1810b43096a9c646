import { useState } from 'react'
import { putBack } from '#lib/lists/put-back.ts'
import { pluralize } from '#lib/numbers/pluralize.ts'
import { toResult } from '#lib/result/result.ts'
import type { Problem } from '#lib/result/user-error.ts'
import { usePersisted } from '#web/platform/store/persisted.ts'
import { useLocale } from '#web/platform/use-locale.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { DownloadButton } from '#web/ui/download-button.tsx'
import { FileButton } from '#web/ui/file-drop.tsx'
import { Card } from '#web/ui/result.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { exportWheels, importWheels, type SavedWheels } from './saved-wheels.ts'
import { savedWheels } from './use-saved-wheels.ts'
import { openWheel } from './use-wheel-store.ts'

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
