import { useMemo, useRef } from 'react'
import { useLiveJob } from '#web/browser/use-live-job.ts'
import { useSettled } from '#web/browser/use-settled.ts'
import { GoToError } from '#web/ui/bench.tsx'
import { useTypedEarly } from '#web/ui/use-typed-early.ts'
import type { LintJob } from '../body-jobs.ts'
import { createBodyWorker } from '../use-body-worker.ts'

type BodyTextProps = {
  readonly text: string
  readonly isJson: boolean
  readonly onChange: (text: string) => void
}

/** The body as text; JSON is looked over while it is typed, and sent as it is. */
export function BodyText({ text, isJson, onChange }: BodyTextProps) {
  const ref = useRef<HTMLTextAreaElement>(null)
  useTypedEarly(ref, text, onChange)
  const job = useMemo<LintJob | undefined>(
    () => (isJson && text.trim() !== '' ? { kind: 'lint', text } : undefined),
    [isJson, text],
  )
  const { last } = useLiveJob<LintJob, undefined>(createBodyWorker, job)
  const outcome = last?.job === job ? last?.outcome : undefined
  const problem = useSettled(outcome?.ok === false ? outcome.problem : undefined)
  return (
    <>
      <textarea
        ref={ref}
        aria-label="Body"
        dir="auto"
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        className="field min-h-44 resize-y font-mono text-[0.84rem] leading-relaxed"
        placeholder={isJson ? '{ "title": "Hello" }' : 'Any text'}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        aria-describedby={problem && 'api-body-problem'}
      />
      {problem && (
        <div
          id="api-body-problem"
          role="status"
          className="mt-1.5 flex flex-wrap items-center gap-2 rounded-control bg-care-soft px-3 py-1.5 text-care text-sm"
        >
          <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{problem.message}</span>
          <GoToError inputRef={ref} offset={problem.offset} />
        </div>
      )}
    </>
  )
}
