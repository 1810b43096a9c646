import { useMemo, useRef } from 'react'
import { useDebounced } from '#web/platform/use-debounced.ts'
import { useLiveJob } from '#web/platform/worker/use-live-job.ts'
import { useWorkerQueue } from '#web/platform/worker/use-worker-queue.ts'
import { CodeBox } from '#web/ui/code-box.tsx'
import type { TextCaret } from '#web/ui/code-editor.tsx'
import { GoToError } from '#web/ui/split-editor.tsx'
import type { LintJob } from '../body-jobs.ts'
import { createBodyWorker } from '../use-body-worker.ts'

type BodyTextProps = {
  readonly text: string
  readonly isJson: boolean
  readonly onChange: (text: string) => void
}

const PROBLEM_ID = 'api-body-problem'

/** The body as text; JSON is looked over while it is typed, and sent as it is. */
export function BodyText({ text, isJson, onChange }: BodyTextProps) {
  const caret = useRef<TextCaret>(null)
  const job = useMemo<LintJob | undefined>(
    () => (isJson && text.trim() !== '' ? { kind: 'lint', text } : undefined),
    [isJson, text],
  )
  const { last } = useLiveJob<LintJob, undefined>(useWorkerQueue(createBodyWorker), job)
  const result = last?.job === job ? last?.result : undefined
  const problem = useDebounced(result?.ok === false ? result.problem : undefined)
  return (
    <>
      <div className="flex max-h-96 flex-col overflow-hidden rounded-control border border-line-strong focus-within:outline-2 focus-within:outline-ink focus-within:outline-offset-2">
        <CodeBox
          label="Body"
          language={isJson ? 'json' : 'text'}
          value={text}
          onChange={onChange}
          placeholder={isJson ? '{ "title": "Hello" }' : 'Any text'}
          errorId={problem && PROBLEM_ID}
          errorOffset={problem?.offset}
          caretRef={caret}
        />
      </div>
      {problem && (
        <div
          id={PROBLEM_ID}
          role="status"
          className="mt-1.5 flex flex-wrap items-center gap-2 rounded-control bg-care-soft px-3 py-1.5 text-care text-sm"
        >
          <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{problem.message}</span>
          <GoToError inputRef={caret} offset={problem.offset} />
        </div>
      )}
    </>
  )
}
