import { useState } from 'react'
import { type Result, toResult } from '#lib/result/result.ts'
import { Alert, Note } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { ApiRequest } from '../api-request.ts'
import { type ImportedCurl, importCurl } from './import-curl.ts'

type CurlDialogProps = {
  readonly command: string
  /** Result of the import, if the command was imported already. */
  readonly result: Result<ImportedCurl> | undefined
  readonly onImport: (request: ApiRequest, title: string) => void
  readonly onClose: () => void
}

/** Dialog that imports a curl command into the request; unsupported options are listed before it closes. */
export function CurlDialog({ command: first, result: firstResult, onImport, onClose }: CurlDialogProps) {
  const [command, setCommand] = useState(first)
  const [result, setResult] = useState(firstResult)
  const leftOut = result?.ok ? [...result.value.leftOut, ...result.value.notSendable] : []
  const notes = result?.ok ? result.value.notes : []
  const isListed = leftOut.length + notes.length > 0
  const take = () => {
    const next = toResult(() => importCurl(command))
    setResult(next)
    if (!next.ok) return
    onImport(next.value.request, 'cURL command imported')
    const { leftOut: dropped, notSendable, notes: changed } = next.value
    if (dropped.length + notSendable.length + changed.length === 0) onClose()
  }
  return (
    <Dialog title="Import cURL" onClose={onClose} className="max-w-2xl">
      <div className="grid gap-3">
        <textarea
          aria-label="cURL command"
          className="field min-h-48 font-mono text-code"
          placeholder={"curl 'https://example.com/items' \\\n  -H 'Accept: application/json'"}
          spellCheck={false}
          value={command}
          onChange={(event) => {
            setCommand(event.target.value)
            setResult(undefined)
          }}
        />
        <Alert problem={result?.ok === false ? result.problem : undefined} />
        {leftOut.length > 0 && (
          <PartList title="Imported. This was not taken over:" label="Not taken over" parts={leftOut} />
        )}
        {notes.length > 0 && <PartList title="Imported with changes:" label="Changes" parts={notes} />}
        <div className="flex flex-wrap justify-end gap-2">
          {!isListed ? (
            <Button kind="go" disabled={command.trim() === ''} onClick={take}>
              Import
            </Button>
          ) : (
            <Button kind="go" onClick={onClose}>
              Done
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}

type PartListProps = {
  readonly title: string
  readonly label: string
  readonly parts: readonly string[]
}

function PartList({ title, label, parts }: PartListProps) {
  return (
    <Note>
      <p role="status" className="font-semibold">
        {title}
      </p>
      <ul aria-label={label} className="list-disc pl-5 font-mono">
        {parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an option may come twice, and the list never changes
          <li key={index} className="[overflow-wrap:anywhere]">
            {part}
          </li>
        ))}
      </ul>
    </Note>
  )
}
