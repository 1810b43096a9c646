import { useState } from 'react'
import { attempt } from '#lib/outcome/attempt.ts'
import type { Problem } from '#lib/outcome/user-error.ts'
import { Alert, Note } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { ApiRequest } from '../api-request.ts'
import { importCurl } from './import-curl.ts'

type CurlDialogProps = {
  readonly command: string
  readonly onImport: (request: ApiRequest, title: string) => void
  readonly onClose: () => void
}

/** Takes a curl command for the request; what could not be taken over is listed before the dialog goes. */
export function CurlDialog({ command: first, onImport, onClose }: CurlDialogProps) {
  const [command, setCommand] = useState(first)
  const [problem, setProblem] = useState<Problem>()
  const [leftOut, setLeftOut] = useState<readonly string[]>([])
  const take = () => {
    const outcome = attempt(() => importCurl(command))
    if (!outcome.ok) return setProblem(outcome.problem)
    onImport(outcome.value.request, 'cURL command imported')
    if (outcome.value.leftOut.length === 0) return onClose()
    setProblem(undefined)
    setLeftOut(outcome.value.leftOut)
  }
  return (
    <Dialog title="Import cURL" onClose={onClose} className="max-w-2xl">
      <div className="grid gap-3">
        <textarea
          aria-label="cURL command"
          className="field min-h-48 font-mono text-[0.84rem]"
          placeholder={"curl 'https://example.com/items' \\\n  -H 'Accept: application/json'"}
          spellCheck={false}
          value={command}
          onChange={(event) => {
            setCommand(event.target.value)
            setProblem(undefined)
            setLeftOut([])
          }}
        />
        <Alert problem={problem} />
        {leftOut.length > 0 && (
          <Note>
            <p role="status" className="font-semibold">
              Imported. This was not taken over:
            </p>
            <ul aria-label="Not taken over" className="list-disc pl-5 font-mono">
              {leftOut.map((option, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: an option may come twice, and the list never changes
                <li key={index} className="[overflow-wrap:anywhere]">
                  {option}
                </li>
              ))}
            </ul>
          </Note>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          {leftOut.length === 0 ? (
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
