import { type FormEvent, useState } from 'react'
import { attempt } from '#lib/outcome/attempt.ts'
import type { Problem } from '#lib/outcome/user-error.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Card } from '#web/ui/result.tsx'
import { type ConverterState, withExactValue } from './converter-state.ts'
import { type Request, readRequest } from './read-request.ts'

type AskCardProps = {
  readonly state: ConverterState
  readonly onChange: (state: ConverterState) => void
}

/** A conversion asked for in words. */
export function AskCard({ state, onChange }: AskCardProps) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<Problem>()
  const ask = (event: FormEvent) => {
    event.preventDefault()
    const outcome = attempt(() => readRequest(text))
    setProblem(outcome.ok ? undefined : outcome.problem)
    if (outcome.ok) onChange(answered(state, outcome.value))
  }
  return (
    <Card>
      <form onSubmit={ask} className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-64">
          <TextField
            label="Ask in words"
            value={text}
            onChange={(typed) => {
              setText(typed)
              setProblem(undefined)
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

/** Without a wanted unit the present one stays, where it fits. */
function answered(state: ConverterState, { category, value, from, to }: Request): ConverterState {
  const others = category.units.filter((unit) => unit !== from)
  const wanted = to ?? others.find(({ name }) => name === state.to) ?? others[0] ?? from
  return withExactValue({ ...state, category: category.name, from: from.name, to: wanted.name }, value)
}
