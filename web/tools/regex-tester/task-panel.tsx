import { useId, useRef } from 'react'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { DownloadButton } from '#web/ui/download-button.tsx'
import { CheckField } from '#web/ui/field.tsx'
import { Pane, TextResult } from '#web/ui/pane.tsx'
import { usePreHydrationInput } from '#web/ui/use-pre-hydration-input.ts'
import { VirtualRows } from '#web/ui/virtual-list.tsx'
import type { Task } from './regex-state.ts'
import type { RegexTester } from './use-regex.ts'

type TaskPanelProps = { readonly tool: RegexTester; readonly task: Exclude<Task, 'Match'> }

/** Result of the task: the replaced text, the parts between matches, or a line per match. */
export default function TaskPanel({ tool, task }: TaskPanelProps) {
  if (task === 'Split') return <SplitPanel tool={tool} />
  return task === 'Replace' ? <ReplacePanel tool={tool} /> : <ListPanel tool={tool} />
}

function ReplacePanel({ tool: { state, set, made } }: { readonly tool: RegexTester }) {
  return (
    <>
      <TemplateField
        label="Replacement"
        value={state.replacement}
        onChange={(replacement) => set({ replacement })}
        placeholder="$1-$2"
        readsEscapes={state.readsEscapes}
        onReadsEscapes={(readsEscapes) => set({ readsEscapes })}
      />
      <TextResult
        label="Replaced text"
        text={made?.text ?? ''}
        actions={<Take text={made?.text} fileName="replaced.txt" />}
      />
    </>
  )
}

function ListPanel({ tool: { state, set, made } }: { readonly tool: RegexTester }) {
  return (
    <>
      <TemplateField
        label="Template for each match"
        value={state.template}
        onChange={(template) => set({ template })}
        placeholder="$&"
        readsEscapes={state.readsEscapes}
        onReadsEscapes={(readsEscapes) => set({ readsEscapes })}
      />
      <TextResult
        label="List of matches"
        text={made?.text ?? ''}
        actions={<Take text={made?.text} fileName="list.txt" />}
      />
    </>
  )
}

function SplitPanel({ tool: { made } }: { readonly tool: RegexTester }) {
  const parts = made?.parts ?? []
  return (
    <Pane
      title={`${parts.length.toLocaleString('en')} ${parts.length === 1 ? 'part' : 'parts'}`}
      actions={
        <>
          <CopyButton text={() => parts.map((part) => part ?? '').join('\n')} disabled={!made} />
          <DownloadButton
            content={() =>
              `${JSON.stringify(
                parts.map((part) => part ?? null),
                undefined,
                2,
              )}\n`
            }
            fileName="parts.json"
            type="application/json"
            disabled={!made}
          />
        </>
      }
    >
      <SplitParts parts={parts} />
    </Pane>
  )
}

function Take({ text, fileName }: { readonly text: string | undefined; readonly fileName: string }) {
  return (
    <>
      <CopyButton text={text ?? ''} disabled={text === undefined} />
      <DownloadButton content={text ?? ''} fileName={fileName} disabled={text === undefined} />
    </>
  )
}

type TemplateFieldProps = {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly placeholder: string
  readonly readsEscapes: boolean
  readonly onReadsEscapes: (readsEscapes: boolean) => void
}

function TemplateField(props: TemplateFieldProps) {
  const { label, value, onChange, placeholder, readsEscapes, onReadsEscapes } = props
  const id = useId()
  const ref = useRef<HTMLTextAreaElement>(null)
  usePreHydrationInput(ref, value, onChange)
  return (
    <div className="border-line border-b p-3.5">
      <label htmlFor={id} className="mb-1 block font-medium text-sm">
        {label}
      </label>
      <textarea
        ref={ref}
        id={id}
        rows={2}
        dir="auto"
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        className="field resize-y font-mono text-code"
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-describedby={`${id}-signs`}
      />
      <p id={`${id}-signs`} className="mt-1 text-ink-soft text-sm">
        <code translate="no">$&</code> the match, <code translate="no">$1</code> a group,{' '}
        <code translate="no">{'$<name>'}</code> a named group, <code translate="no">$$</code> a dollar sign
      </p>
      <CheckField label="\n is a line break, \t a tab" isChecked={readsEscapes} onChange={onReadsEscapes} />
    </div>
  )
}

const ROW_HEIGHT_PX = 28
const MAX_SHOWN_LENGTH = 500

/** Renders the parts of a split text, numbered from 0 as in code; a part remains on one line. */
export function SplitParts({ parts }: { readonly parts: readonly (string | undefined)[] }) {
  const scroller = useRef<HTMLElement>(null)
  return (
    <section
      ref={scroller}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label="Parts of the text"
      className="h-96 overflow-auto outline-offset-[-2px]"
    >
      <VirtualRows count={parts.length} rowHeight={ROW_HEIGHT_PX} scrollRef={scroller}>
        {({ first, count }) =>
          Array.from({ length: count }, (_, index) => first + index).map((row) => (
            <div
              key={row}
              className="flex items-center gap-3 whitespace-pre px-3.5 text-sm"
              style={{ height: ROW_HEIGHT_PX }}
            >
              <span className="w-12 shrink-0 text-right text-ink-soft text-xs tabular-nums">{row}</span>
              <Part part={parts[row]} />
            </div>
          ))
        }
      </VirtualRows>
    </section>
  )
}

function Part({ part }: { readonly part: string | undefined }) {
  if (part === undefined) return <em className="text-ink-soft">did not participate</em>
  if (part === '') return <em className="text-ink-soft">empty</em>
  const shown = part.length > MAX_SHOWN_LENGTH ? `${part.slice(0, MAX_SHOWN_LENGTH).toWellFormed()}…` : part
  return (
    <code translate="no" dir="auto" className="rounded bg-sunken px-1.5 font-mono">
      {shown.replaceAll('\n', '↵')}
    </code>
  )
}
