import { lazy, type RefObject, Suspense, useState } from 'react'
import { formatBytes } from '#lib/bytes/format-bytes.ts'
import { toResult } from '#lib/result/result.ts'
import type { Problem } from '#lib/result/user-error.ts'
import { StatusArea } from '#web/ui/announcer.tsx'
import { Button } from '#web/ui/button.tsx'
import { CodeBox } from '#web/ui/code-box.tsx'
import type { TextCaret } from '#web/ui/code-editor.tsx'
import { FileButton } from '#web/ui/file-drop.tsx'
import { Pane } from '#web/ui/pane.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { looksLikeLines } from './looks-like-lines.ts'
import type { useJsonFormatter } from './use-json-formatter.ts'

const TextProblem = lazy(() => import('#web/ui/text-problem.tsx'))
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
      <Suspense>
        <TextProblem
          problem={problem}
          id="json-problem"
          text={state.input}
          inputRef={inputRef}
          offset={formatter.isMendable ? problem.offset : undefined}
        >
          {formatter.isMendable && (
            <>
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
        </TextProblem>
      </Suspense>
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
