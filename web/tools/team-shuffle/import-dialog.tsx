import { useEffect, useRef, useState } from 'react'
import type { ListReading } from '#lib/lists/list-rows.ts'
import { readPastedList } from '#lib/lists/pasted-rows.ts'
import { readListFile } from '#lib/lists/read-list.ts'
import { pluralize } from '#lib/numbers/pluralize.ts'
import { toResultAsync } from '#lib/result/result.ts'
import { type Problem, UserError } from '#lib/result/user-error.ts'
import { LIST_FILES, sortFiles } from '#web/platform/files.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { changeWithUndo } from '#web/ui/change-with-undo.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { CheckField } from '#web/ui/field.tsx'
import { FileButton } from '#web/ui/file-drop.tsx'
import { namesToImport } from './player-list.ts'
import type { Player } from './teams.ts'
import { readTournament } from './tournament-file.ts'
import { shuffleStore, takePlayers } from './use-shuffle-store.ts'

const FILES = { ...LIST_FILES, accept: `${LIST_FILES.accept},.json` }
const SHOWN = 50

type ImportDialogProps = {
  /** Files that were dropped on the page. */
  readonly dropped: readonly File[]
  readonly players: readonly Player[]
  readonly onClose: () => void
}

/** Previews players of a file or a pasted list before they are added. */
export function ImportDialog({ dropped, players, onClose }: ImportDialogProps) {
  const [names, setNames] = useState<readonly string[]>([])
  const [hasHeading, setHeading] = useState(false)
  const [skipsKnown, setSkipsKnown] = useState(true)
  const [problem, setProblem] = useState<Problem>()
  const take = ({ items, heading }: ListReading) => {
    setNames(heading === undefined ? items : [heading, ...items])
    setHeading(heading !== undefined)
  }
  const open = async (files: readonly File[]) => {
    const result = await toResultAsync(() => readFile(files))
    setProblem(result.ok ? undefined : result.problem)
    if (!result.ok) take({ items: [], heading: undefined })
    else if (result.value.kind === 'names') take(result.value.list)
    else {
      const { tournament } = result.value
      changeWithUndo(
        shuffleStore,
        { tournament, players: tournament.teams.flatMap((team) => team.players) },
        'Tournament opened',
      )
      onClose()
    }
  }
  useOnce(() => {
    if (dropped.length > 0) void open(dropped)
  })
  const { names: fresh, known } = namesToImport(names, players, { hasHeading, skipsKnown })
  const add = () => {
    takePlayers(fresh)
    onClose()
  }
  return (
    <Dialog title="Import players" onClose={onClose}>
      <div className="flex flex-col gap-3">
        <p className="text-ink-soft text-sm">
          A text with one name per line, or a CSV or Excel file: its column of names, first and last names
          joined, or its first column. A tournament that was exported here is opened again.
        </p>
        <div>
          <FileButton label="Player file" accept={FILES.accept} onFiles={open} />
        </div>
        <label className="block text-sm">
          <span className="mb-1 block font-medium">Or paste a list</span>
          <textarea
            dir="auto"
            rows={3}
            className="field"
            onChange={(event) => take(readPastedList(event.target.value))}
          />
        </label>
        <Alert problem={problem} />
        {names.length > 0 && (
          <>
            <CheckField label="First row is a header" isChecked={hasHeading} onChange={setHeading} />
            {known > 0 && (
              <CheckField
                label={`Skip ${pluralize(known, 'name')} that the list has already`}
                isChecked={skipsKnown}
                onChange={setSkipsKnown}
              />
            )}
            <ul
              aria-label="Names to import"
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
              tabIndex={0}
              className="max-h-48 divide-y divide-line overflow-y-auto rounded-control border border-line text-sm"
            >
              {fresh.slice(0, SHOWN).map((name, index) => (
                // Names can repeat, and the list is read-only.
                // biome-ignore lint/suspicious/noArrayIndexKey: rows never change places
                <li key={index} dir="auto" translate="no" className="px-3 py-1 [overflow-wrap:anywhere]">
                  {name}
                </li>
              ))}
              {fresh.length > SHOWN && (
                <li className="px-3 py-1 text-ink-soft">and {fresh.length - SHOWN} more</li>
              )}
            </ul>
          </>
        )}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="go" disabled={fresh.length === 0} onClick={add}>
            {fresh.length > 0 ? `Add ${pluralize(fresh.length, 'player')}` : 'Add players'}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

async function readFile(files: readonly File[]) {
  const { good, errors } = sortFiles(files.slice(0, 1), FILES)
  const [file] = good
  if (!file) throw new UserError(errors[0] ?? '')
  if (/\.json$/i.test(file.name))
    return { kind: 'tournament', tournament: readTournament(await file.text(), file.name) } as const
  const bytes = new Uint8Array(await file.arrayBuffer())
  const list = await toResultAsync(() => readListFile(bytes, file.name))
  if (!list.ok) throw new UserError(`Could not read "${file.name}"`, list.problem.message)
  if (list.value.items.length === 0)
    throw new UserError(`Could not read "${file.name}"`, 'Its first column holds no names.')
  return { kind: 'names', list: list.value } as const
}

/** Runs when the dialog opens. */
function useOnce(run: () => void): void {
  const isDone = useRef(false)
  useEffect(() => {
    if (isDone.current) return
    isDone.current = true
    run()
  })
}
