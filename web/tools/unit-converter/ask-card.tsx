import { type FormEvent, useState } from 'react'
import { getSeparators } from '#lib/numbers/local-number.ts'
import { toResult } from '#lib/result/result.ts'
import type { Problem } from '#lib/result/user-error.ts'
import { visitorsLocale } from '#web/platform/use-locale.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Card } from '#web/ui/result.tsx'
import { type ConverterState, withRequest } from './converter-state.ts'
import { readRequest } from './read-request.ts'

type AskCardProps = {
  readonly state: ConverterState
  readonly onChange: (state: ConverterState) => void
}

/** Renders the field for a conversion in words. */
export function AskCard({ state, onChange }: AskCardProps) {
  const [text, setText] = useState('')
  // The error is shown until the converter's state changes.
  const [failure, setFailure] = useState<{ readonly problem: Problem; readonly state: ConverterState }>()
  const problem = failure?.state === state ? failure.problem : undefined
  const ask = (event: FormEvent) => {
    event.preventDefault()
    const result = toResult(() => readRequest(text, getSeparators(visitorsLocale()).group))
    setFailure(result.ok ? undefined : { problem: result.problem, state })
    if (result.ok) onChange(withRequest(state, result.value))
  }
  return (
    <Card>
      <form onSubmit={ask} className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-40">
          <TextField
            label="Ask in words"
            value={text}
            onChange={(typed) => {
              setText(typed)
              setFailure(undefined)
            }}
            placeholder="5 ft 11 in in cm"
            autoComplete="off"
          />
        </div>
        <Button kind="go" type="submit">
          Convert
        </Button>
      </form>
      {problem && (
        <div className="mt-3">
          <Alert problem={problem} />
        </div>
      )}
    </Card>
  )
}
