import { lazy, type RefObject, Suspense, useState } from 'react'
import { formatBytes } from '#lib/bytes/format-bytes.ts'
import { toResult } from '#lib/result/result.ts'
import type { Problem } from '#lib/result/user-error.ts'
import { Alert } from '#web/ui/alert.tsx'
import { StatusArea } from '#web/ui/announcer.tsx'
import { Button } from '#web/ui/button.tsx'
import { CodeBox } from '#web/ui/code-box.tsx'
import type { TextCaret } from '#web/ui/code-editor.tsx'
import { FileButton } from '#web/ui/file-drop.tsx'
import { GoToError, Pane } from '#web/ui/pane.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { errorExcerpt } from './error-excerpt.ts'
import { looksLikeLines } from './looks-like-lines.ts'
import type { useJsonFormatter } from './use-json-formatter.ts'

const RepairDialog = lazy(() => import('./repair-dialog.tsx'))

type InputPaneProps = {
  readonly formatter: ReturnType<typeof useJsonFormatter>
  readonly inputRef: RefObject<TextCaret | null>
  readonly problem: Problem | undefined
}

export function InputPane({ formatter, inputRef, problem }: InputPaneProps) {
  const { state, file, setInput, takeFiles } = formatter
  const [isRepairing, setRepairing] = useState(false)
  const actions = <FileButton accept=".json,application/json" onFiles={takeFiles} />
  const error = problem && (
    <>
      <Alert problem={problem} id="json-problem">
        {formatter.isMendable && (
          <>
            {problem.offset !== undefined && <Excerpt text={state.input} offset={problem.offset} />}
            <GoToError inputRef={inputRef} offset={problem.offset} />
            <Button size="small" onClick={() => setRepairing(true)}>
              Repair
            </Button>
            {!state.jsonLines && looksLikeLines(state.input) && (
              <Button size="small" onClick={() => formatter.set({ jsonLines: true })}>
                Read as JSON Lines
              </Button>
            )}
          </>
        )}
      </Alert>
      <Suspense>
        {isRepairing && (
          <RepairDialog text={state.input} onUse={setInput} onClose={() => setRepairing(false)} />
        )}
      </Suspense>
    </>
  )
  if (file)
    return (
      <Pane title="JSON input" actions={actions} foot={<span>{formatBytes(file.size)}</span>}>
        <p className="flex-1 p-3.5">
          <span className="font-medium [overflow-wrap:anywhere]">{file.name}</span> is too large for a text
          box. It is worked on whole; the output shows its beginning.
        </p>
        <StatusArea about={problem && problem.message + problem.detail}>{error}</StatusArea>
      </Pane>
    )
  return (
    <Pane title="JSON input" actions={actions} foot={<TextActions input={state.input} onInput={setInput} />}>
      <CodeBox
        label="JSON input"
        language="json"
        value={state.input}
        onChange={setInput}
        placeholder={'{"paste": "JSON here, or drop a file"}'}
        errorId={problem && 'json-problem'}
        errorOffset={formatter.isMendable ? problem?.offset : undefined}
        caretRef={inputRef}
      />
      <StatusArea about={problem && problem.message + problem.detail} isOverText>
        {error}
      </StatusArea>
    </Pane>
  )
}

/** The line that the problem is in, with its place marked. */
function Excerpt({ text, offset }: { readonly text: string; readonly offset: number }) {
  const { before, at, after } = errorExcerpt(text, offset)
  return (
    <code
      translate="no"
      className="w-full whitespace-pre-wrap rounded bg-surface px-2 py-1 font-mono text-ink [overflow-wrap:anywhere]"
    >
      {before}
      <mark className="rounded-sm bg-wrong px-0.5 text-surface">{at}</mark>
      {after}
    </code>
  )
}

/** Text actions: escape the input as a JSON string, and unescape one. */
function TextActions({
  input,
  onInput,
}: {
  readonly input: string
  readonly onInput: (text: string) => void
}) {
  const change = async (kind: 'escape' | 'unescape') => {
    const { escapeJsonString, unescapeJsonString } = await import('#lib/json/string-escape.ts')
    const result = toResult(() => (kind === 'escape' ? escapeJsonString(input) : unescapeJsonString(input)))
    if (!result.ok)
      return showToast({ title: result.problem.message, description: result.problem.detail, tone: 'error' })
    onInput(result.value)
    showToast({
      title: kind === 'escape' ? 'Escaped' : 'Unescaped',
      action: { label: 'Undo', onAct: () => onInput(input) },
    })
  }
  return (
    <span className="-my-0.5 flex flex-wrap items-center gap-x-3">
      <span className="min-w-16">{formatBytes(new Blob([input]).size)}</span>
      <button type="button" className="min-h-6 underline underline-offset-4" onClick={() => change('escape')}>
        Escape as string
      </button>
      <button
        type="button"
        className="min-h-6 underline underline-offset-4"
        onClick={() => change('unescape')}
      >
        Unescape string
      </button>
    </span>
  )
}
