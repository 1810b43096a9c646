import { type FormEvent, useState } from 'react'
import { useJob } from '#web/platform/worker/use-job.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { withVariable } from './change-environments.ts'
import { activeEnvironment, type Environments } from './environments.ts'
import { isVariableName } from './resolve.ts'
import type { SaveJob } from './value-at-path.ts'

type SaveValueProps = {
  readonly body: Blob
  readonly charset: string | undefined
  readonly environments: Environments
  readonly onEnvironments: (change: (now: Environments) => Environments) => void
  readonly createWorker: () => Worker
}

/** Saves a value of a JSON response for later requests. */
export default function SaveValue({
  body,
  charset,
  environments,
  onEnvironments,
  createWorker,
}: SaveValueProps) {
  const [path, setPath] = useState('')
  const [name, setName] = useState('')
  const job = useJob<SaveJob, string>(createWorker)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const result = await job.run({ kind: 'save', body, charset, path: path.trim() })
    if (!result?.ok) return
    onEnvironments((now) => withVariable(now, name, result.value))
    showToast({
      title: `{{${name}}} is saved`,
      description: `In the environment ${activeEnvironment(environments).name}: ${truncate(result.value)}`,
    })
  }
  return (
    <form className="grid gap-3 border-line border-t p-3.5" onSubmit={save}>
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <TextField
          label="JSONPath"
          value={path}
          onChange={setPath}
          placeholder="$.data[0].id"
          className="font-mono"
        />
        <TextField
          label="Variable"
          value={name}
          onChange={setName}
          placeholder="id"
          className="font-mono"
          error={name === '' || isVariableName(name) ? undefined : 'Letters, digits, . _ and -'}
        />
      </div>
      <Alert problem={job.result?.ok === false ? job.result.problem : undefined} />
      <div>
        <Button type="submit" size="small" disabled={path.trim() === '' || !isVariableName(name)}>
          Save value
        </Button>
      </div>
    </form>
  )
}

const MAX_SHOWN_LENGTH = 60

function truncate(text: string): string {
  return text.length <= MAX_SHOWN_LENGTH ? text : `${text.slice(0, MAX_SHOWN_LENGTH).toWellFormed()}…`
}
