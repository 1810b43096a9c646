import { type FormEvent, useId, useState } from 'react'
import { getSeparators } from '#lib/numbers/local-number.ts'
import { toResult } from '#lib/result/result.ts'
import type { Problem } from '#lib/result/user-error.ts'
import { visitorsLocale } from '#web/platform/use-locale.ts'
import { TextField } from '#web/ui/field.tsx'
import { Card } from '#web/ui/result.tsx'
import { type ConverterState, readState, withRequest } from './converter-state.ts'
import { readRequest } from './read-request.ts'

type AskCardProps = {
  readonly state: ConverterState
  readonly onChange: (state: ConverterState) => void
}

/** Renders the field for a conversion in words, which is applied as soon as it can be read. */
export function AskCard({ state, onChange }: AskCardProps) {
  const [text, setText] = useState('')
  // The error is shown until the text or the converter's state changes.
  const [failure, setFailure] = useState<{ readonly problem: Problem; readonly state: ConverterState }>()
  const problemId = useId()
  const problem = failure?.state === state ? failure.problem : undefined
  const read = (typed: string) => toResult(() => readRequest(typed, getSeparators(visitorsLocale()).group))
  const type = (typed: string) => {
    setText(typed)
    setFailure(undefined)
    const result = read(typed)
    if (result.ok) onChange(withRequest(state, result.value))
  }
  const ask = (event: FormEvent) => {
    event.preventDefault()
    const result = read(text)
    setFailure(result.ok ? undefined : { problem: result.problem, state })
    if (result.ok) onChange(withRequest(state, result.value))
  }
  return (
    <Card>
      <form onSubmit={ask}>
        <TextField
          label="Ask in words"
          value={text}
          onChange={type}
          placeholder="5 ft 11 in in cm"
          autoComplete="off"
          errorId={problem && problemId}
        />
      </form>
      {/* The line is always there: an error moves nothing. */}
      {problem ? (
        <p id={problemId} role="alert" className="mt-2 text-sm text-wrong">
          {problem.message} {problem.detail} Below is still {getConversion(state)}.
        </p>
      ) : (
        <p className="mt-2 text-ink-soft text-sm">Such as 72 f to c, half a cup in ml, or 180 cm in ft in.</p>
      )}
    </Card>
  )
}

/** Returns the present conversion, such as `1 mi to km`. */
function getConversion(state: ConverterState): string {
  const { from, to } = readState(state)
  return `${state.value} ${from.symbol} to ${to.symbol}`
}
