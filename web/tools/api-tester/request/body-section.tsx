import { useId, useMemo, useRef } from 'react'
import { formatBytes } from '#lib/bytes/format-bytes.ts'
import { useDebounced } from '#web/platform/use-debounced.ts'
import { useLiveJob } from '#web/platform/worker/use-live-job.ts'
import { useWorkerQueue } from '#web/platform/worker/use-worker-queue.ts'
import { CodeBox } from '#web/ui/code-box.tsx'
import type { TextCaret } from '#web/ui/code-editor.tsx'
import { FileButton } from '#web/ui/file-drop.tsx'
import { GoToError } from '#web/ui/pane.tsx'
import { type ApiRequest, BODY_FORMATS, EMPTY_PAIR, type Part } from '../api-request.ts'
import type { LintJob } from '../body-jobs.ts'
import { PairRows } from '../pair-rows.tsx'
import { createBodyWorker } from '../use-body-worker.ts'

type BodySectionProps = {
  readonly request: ApiRequest
  readonly set: (change: Partial<ApiRequest>) => void
}

/** Request body, in the chosen format. */
export default function BodySection({ request, set }: BodySectionProps) {
  const { format, text } = request
  const id = useId()
  return (
    <section className="border-line border-b px-3.5 pt-1 pb-3.5">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-2">
        <h2 id={id} className="font-semibold text-sm">
          Body
        </h2>
        <div className="flex flex-wrap gap-1">
          {BODY_FORMATS.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === format}
              onClick={() => set({ format: name })}
              className={`min-h-control rounded-full px-2.5 text-sm ${name === format ? 'bg-ink text-ground' : 'text-ink-soft hover:bg-sunken hover:text-ink'}`}
            >
              {name}
            </button>
          ))}
        </div>
      </div>
      {format === 'JSON' || format === 'Text' ? (
        <BodyText text={text} isJson={format === 'JSON'} onChange={(next) => set({ text: next })} />
      ) : (
        <BodyRows request={request} set={set} />
      )}
    </section>
  )
}

type BodyRowsProps = {
  readonly request: ApiRequest
  readonly set: (change: Partial<ApiRequest>) => void
}

const EMPTY_PART: Part = { ...EMPTY_PAIR, isFile: false }

/** Fields of a body that is not text: a form, parts with files, or one file. */
export function BodyRows({ request, set }: BodyRowsProps) {
  switch (request.format) {
    case 'Form':
      return (
        <PairRows noun="Field" rows={request.form} emptyRow={EMPTY_PAIR} onChange={(form) => set({ form })} />
      )
    case 'Multipart':
      return (
        <PairRows
          noun="Part"
          rows={request.parts}
          emptyRow={EMPTY_PART}
          onChange={(parts) => set({ parts })}
          renderValue={(part, change) => <PartValue part={part} change={change} />}
        />
      )
    default:
      return <OneFile file={request.file} fileName={request.fileName} onFile={(file) => set({ file })} />
  }
}

type PartValueProps = { readonly part: Part; readonly change: (change: Partial<Part>) => void }

function PartValue({ part, change }: PartValueProps) {
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-1 px-1">
      {part.isFile ? (
        <span className="min-w-0 flex-1 truncate px-1.5 text-sm" title={part.file?.name}>
          {part.file ? (
            `${part.file.name} (${formatBytes(part.file.size)})`
          ) : (
            <span className="text-care">{part.fileName ? `Choose ${part.fileName}` : 'No file chosen'}</span>
          )}
        </span>
      ) : (
        <input
          aria-label="Part value"
          placeholder="Value"
          autoComplete="off"
          spellCheck={false}
          className="min-h-control min-w-20 flex-1 bg-transparent px-1.5 font-mono text-code outline-offset-[-2px] placeholder:text-ink-soft"
          value={part.value}
          onChange={(event) => change({ value: event.target.value })}
        />
      )}
      {part.isFile && (
        <button
          type="button"
          className="min-h-control rounded-control px-2 text-ink-soft text-sm hover:bg-sunken hover:text-ink"
          onClick={() =>
            change({ isFile: false, file: undefined, fileName: undefined, readsText: undefined })
          }
        >
          Text instead
        </button>
      )}
      {part.contentType !== undefined && (
        <input
          aria-label="Part type"
          placeholder="Type"
          autoComplete="off"
          spellCheck={false}
          className="min-h-control w-36 bg-transparent px-1.5 font-mono text-code text-ink-soft outline-offset-[-2px]"
          value={part.contentType}
          onChange={(event) => change({ contentType: event.target.value || undefined })}
        />
      )}
      <FileButton
        label="Part file"
        onFiles={([file]) => file && change({ isFile: true, file, name: part.name || 'file' })}
      />
    </div>
  )
}

type OneFileProps = {
  readonly file: File | undefined
  /** Name of the file to choose. */
  readonly fileName: string | undefined
  readonly onFile: (file: File | undefined) => void
}

function OneFile({ file, fileName, onFile }: OneFileProps) {
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-control border border-line bg-sunken px-3.5 py-3 text-sm">
      <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        {file
          ? `${file.name} (${formatBytes(file.size)})`
          : fileName
            ? `Choose ${fileName}`
            : 'The file is sent byte for byte.'}
      </span>
      <FileButton onFiles={([chosen]) => chosen && onFile(chosen)} />
    </div>
  )
}

type BodyTextProps = {
  readonly text: string
  readonly isJson: boolean
  readonly onChange: (text: string) => void
}

const PROBLEM_ID = 'api-body-problem'

/** Renders the body as text; JSON is validated while typing, and sent unchanged. */
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
