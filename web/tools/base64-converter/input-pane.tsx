import { lazy, type RefObject, Suspense, useRef } from 'react'
import { utf8Length } from '#lib/bytes/utf8-length.ts'
import type { Problem } from '#lib/result/user-error.ts'
import { Note } from '#web/ui/alert.tsx'
import { StatusArea } from '#web/ui/announcer.tsx'
import { Button } from '#web/ui/button.tsx'
import { FileButton } from '#web/ui/file-drop.tsx'
import { Pane, TextPane } from '#web/ui/pane.tsx'
import { countCharacters, pluralOf } from './statistics.ts'
import type { Base64Tool } from './use-base64.ts'

const TextProblem = lazy(() => import('#web/ui/text-problem.tsx'))

type InputPaneProps = {
  readonly tool: Base64Tool
  readonly problem: Problem | undefined
}

export function InputPane({ tool, problem }: InputPaneProps) {
  const { file, text, setText, options } = tool
  const inputRef = useRef<HTMLTextAreaElement>(null)
  const actions = (
    <>
      <FileButton accept=".txt,text/plain" onFiles={tool.takeTextFile} />
      <FileButton label="Upload any file" onFiles={tool.takeFile} />
    </>
  )
  const notices = <Notices tool={tool} problem={problem} inputRef={inputRef} />
  if (file)
    return (
      <Pane title="Input" actions={actions} foot={<span>{countText(file.size, 'byte')}</span>}>
        <p className="flex-1 p-3.5">
          <span className="font-medium [overflow-wrap:anywhere]">{file.name}</span>{' '}
          {options.mode === 'Encode' ? 'is encoded byte for byte.' : 'is read as Base64.'}
        </p>
        <StatusArea about={problem?.message}>{notices}</StatusArea>
      </Pane>
    )
  return (
    <TextPane
      label="Input"
      value={text}
      onChange={setText}
      inputRef={inputRef}
      about={problem ? problem.message : String(tool.answer?.kind === 'encoded' && tool.answer.looksEncoded)}
      errorId={problem && 'base64-problem'}
      actions={actions}
      foot={
        <>
          {/* As wide for any short text: a digit more moves nothing. */}
          <span className="min-w-36!">
            {countText(tool.answer?.statistics.inputBytes ?? utf8Length(text), 'byte')}
          </span>
          <span>{countText(countCharacters(text), 'character')}</span>
        </>
      }
      placeholder={
        options.mode === 'Encode'
          ? 'Type or paste text, or drop any file of up to 100 MB.'
          : 'Paste Base64 or a data URI, or drop a file that holds it.'
      }
    >
      {notices}
    </TextPane>
  )
}

function countText(count: number, unit: 'character' | 'byte'): string {
  return `${count.toLocaleString('en')} ${pluralOf(unit, count)}`
}

type NoticesProps = InputPaneProps & {
  readonly inputRef: RefObject<HTMLTextAreaElement | null>
}

function Notices({ tool, problem, inputRef }: NoticesProps) {
  const { answer, file, options, setMode, hasError } = tool
  return (
    <>
      {problem && (
        <Suspense>
          <TextProblem
            problem={problem}
            id="base64-problem"
            text={tool.text}
            inputRef={inputRef}
            offset={hasError || file ? undefined : problem.offset}
          >
            {!hasError && file && options.mode === 'Decode' && (
              <Button size="small" onClick={() => setMode('Encode')}>
                Encode this file instead
              </Button>
            )}
          </TextProblem>
        </Suspense>
      )}
      {answer?.kind === 'encoded' && answer.looksEncoded && (
        <Note tone="plain">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            This looks like Base64 — decode?
            <Button size="small" onClick={() => setMode('Decode')}>
              Decode it
            </Button>
          </span>
        </Note>
      )}
    </>
  )
}
