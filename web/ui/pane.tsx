import { type ReactNode, type RefObject, useId, useRef } from 'react'
import { hasHugeLine } from '#lib/text/has-huge-line.ts'
import { StatusArea } from './announcer.tsx'
import { Button } from './button.tsx'
import type { TextCaret } from './code-editor.tsx'
import { LongText } from './long-text.tsx'
import { usePreHydrationInput } from './use-pre-hydration-input.ts'
import { directionOf, useQuickInsert } from './use-quick-insert.ts'

type PaneProps = {
  readonly title: ReactNode
  /** Buttons at the head's end. */
  readonly actions?: ReactNode
  /** A line at the foot: counts, times. */
  readonly foot?: ReactNode
  readonly children: ReactNode
}

export function Pane({ title, actions, foot, children }: PaneProps) {
  return (
    <section className="pane flex min-h-(--pane,18rem) min-w-0 flex-col">
      <header className="flex min-h-13 flex-wrap items-center gap-x-3 gap-y-1 border-line border-b px-3.5 py-1.5">
        <div className="font-semibold text-sm">{title}</div>
        {actions && <div className="ml-auto flex flex-wrap items-center gap-1.5">{actions}</div>}
      </header>
      <div className="relative flex min-h-0 flex-1 flex-col overflow-y-auto">{children}</div>
      {foot && (
        <footer className="flex flex-wrap gap-x-4 border-line border-t bg-sunken px-3.5 py-2 text-ink-soft text-sm tabular-nums *:min-w-20">
          {foot}
        </footer>
      )}
    </section>
  )
}

type TextPaneProps = {
  /** The accessible name of the text box, shown as the pane's title. */
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly actions?: ReactNode
  readonly foot?: ReactNode
  readonly placeholder?: string
  /** Id of the alert about the text. */
  readonly errorId?: string | undefined
  readonly inputRef?: RefObject<HTMLTextAreaElement | null>
  /** Sentences for people, not code: set in the page's letter and checked for spelling by the browser. */
  readonly isProse?: boolean
  /** Receives the selected text on change; empty without a selection. */
  readonly onSelection?: (selected: string) => void
  /** Messages about the text, below it in reserved space: nothing above the caret moves. */
  readonly children?: ReactNode
  /** The words of it. */
  readonly about?: string | undefined
}

/** Browsers lay out longer text too slowly for typing, if they must wrap it; paragraphs of prose are fast enough. */
const MAX_WRAPPED_LENGTH = 200_000

/** A pane to type or paste text into. */
export function TextPane({
  label,
  value,
  onChange,
  actions,
  foot,
  placeholder,
  errorId,
  inputRef,
  isProse = false,
  onSelection,
  children,
  about,
}: TextPaneProps) {
  const id = useId()
  const own = useRef<HTMLTextAreaElement>(null)
  const ref = inputRef ?? own
  usePreHydrationInput(ref, value, onChange)
  useQuickInsert(ref, onChange)
  return (
    <Pane title={<label htmlFor={id}>{label}</label>} actions={actions} foot={foot}>
      <textarea
        ref={ref}
        id={id}
        dir={directionOf(value)}
        spellCheck={isProse}
        autoCapitalize={isProse ? 'sentences' : 'off'}
        autoComplete="off"
        wrap={value.length > MAX_WRAPPED_LENGTH && (!isProse || hasHugeLine(value)) ? 'off' : undefined}
        className={`min-h-24 w-full flex-1 resize-none bg-transparent p-3.5 leading-relaxed ${children === undefined ? '' : 'scroll-pb-27 pb-27'} ${isProse ? '' : 'font-mono text-code'}`}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        {...(onSelection && { onSelect: ({ currentTarget }) => onSelection(selectedText(currentTarget)) })}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId}
      />
      {children !== undefined && (
        <StatusArea about={about} isOverText>
          {children}
        </StatusArea>
      )}
    </Pane>
  )
}

function selectedText({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): string {
  return selectionStart === selectionEnd ? '' : value.slice(selectionStart, selectionEnd)
}

type ResultTextProps = {
  /** The accessible name of the result. */
  readonly label: string
  readonly text: string
  /** Rendered text, if more than plain. */
  readonly shown?: ReactNode
  /** Shown below the text: alerts, notes. */
  readonly children?: ReactNode
}

type TextResultProps = ResultTextProps & Pick<PaneProps, 'actions' | 'foot'>

/** A pane that shows text, under its name. */
export function TextResult({ actions, foot, ...text }: TextResultProps) {
  return (
    <Pane title={text.label} actions={actions} foot={foot}>
      <ResultText {...text} />
    </Pane>
  )
}

/** Text that scrolls by keyboard and never changes what is read. */
export function ResultText({ label, text, shown, children }: ResultTextProps) {
  return (
    <>
      <output
        translate="no"
        aria-label={label}
        aria-live="off"
        dir="auto"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        className={`block max-h-(--most,70vh) min-h-24 flex-1 overflow-auto p-3.5 font-mono text-code leading-relaxed outline-offset-[-2px] ${hasHugeLine(text) ? 'whitespace-pre' : 'whitespace-pre-wrap [overflow-wrap:anywhere]'}`}
      >
        {shown ?? <LongText text={text} />}
      </output>
      <div className="grid max-h-[50%] shrink-0 gap-2 overflow-y-auto px-2 pb-2 empty:hidden">{children}</div>
    </>
  )
}

type GoToErrorProps = {
  readonly inputRef: RefObject<TextCaret | null>
  /** The place of the problem, as a UTF-16 index; without one there is nowhere to go. */
  readonly offset: number | undefined
}

/** Selects the wrong character, so that it is visible and can be replaced by typing. */
export function GoToError({ inputRef, offset }: GoToErrorProps) {
  if (offset === undefined) return null
  const go = () => {
    inputRef.current?.focus()
    inputRef.current?.setSelectionRange(offset, offset + 1)
  }
  return (
    <Button size="small" onClick={go}>
      Go to error
    </Button>
  )
}
