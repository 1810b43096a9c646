import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
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
  /** Why the request could not be read; undefined once the text or the conversion changes. */
  readonly problem: Problem | undefined
  readonly onProblem: (problem: Problem | undefined) => void
}

const PAUSE_MS = 500

/** Renders the field for a conversion in words, which is applied as soon as it can be read. */
export function AskCard({ state, onChange, problem, onProblem }: AskCardProps) {
  const [text, setText] = useState('')
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const problemId = useId()
  useEffect(() => () => clearTimeout(pause.current), [])
  const read = (typed: string) => toResult(() => readRequest(typed, getSeparators(visitorsLocale()).group))
  const type = (typed: string) => {
    setText(typed)
    onProblem(undefined)
    clearTimeout(pause.current)
    const result = read(typed)
    if (result.ok) onChange(withRequest(state, result.value))
    else if (typed.trim() !== '') pause.current = setTimeout(() => onProblem(result.problem), PAUSE_MS)
  }
  const ask = (event: FormEvent) => {
    event.preventDefault()
    clearTimeout(pause.current)
    const result = read(text)
    onProblem(result.ok ? undefined : result.problem)
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
        <p id={problemId} role="alert" className="mt-2 text-sm text-wrong max-sm:min-h-10">
          {problem.message} {problem.detail}
          <span className="max-sm:sr-only"> Below is still {getConversion(state)}.</span>
        </p>
      ) : (
        <p className="mt-2 text-ink-soft text-sm max-sm:min-h-10">
          Such as 72 f to c, half a cup in ml, or 180 cm in ft in.
        </p>
      )}
    </Card>
  )
}

/** Returns the present conversion, such as `1 mi to km`. */
function getConversion(state: ConverterState): string {
  const { from, to } = readState(state)
  return `${state.value} ${from.symbol} to ${to.symbol}`
}
