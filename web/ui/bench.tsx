import { type ReactNode, type RefObject, useId, useRef } from 'react'
import { hasHugeLine } from '#lib/text-lines/has-huge-line.ts'
import { Button } from './button.tsx'
import type { TextCaret } from './code-editor.tsx'
import { LongText } from './long-text.tsx'
import { directionOf, useQuickInsert } from './use-quick-insert.ts'
import { useTypedEarly } from './use-typed-early.ts'

/** Two panes side by side on a wide screen, one below the other on a phone. */
export function Bench({ children }: { readonly children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 divide-y divide-line overflow-hidden rounded-card border border-line bg-surface shadow-lift lg:grid-cols-2 lg:divide-x lg:divide-y-0">
      {children}
    </div>
  )
}

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
    <section className="flex min-h-72 min-w-0 flex-col">
      <header className="flex min-h-13 flex-wrap items-center gap-x-3 gap-y-1 border-line border-b px-3.5 py-1.5">
        <div className="font-semibold text-sm">{title}</div>
        {actions && <div className="ml-auto flex flex-wrap items-center gap-1.5">{actions}</div>}
      </header>
      <div className="flex min-h-0 flex-1 flex-col">{children}</div>
      {foot && (
        <footer className="flex flex-wrap gap-x-4 border-line border-t bg-sunken px-3.5 py-2 text-ink-soft text-sm">
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
  /** The id of the alert that speaks of this text. */
  readonly errorId?: string | undefined
  readonly inputRef?: React.RefObject<HTMLTextAreaElement | null>
  /** Sentences for people, not code: set in the page's letter and checked for spelling by the browser. */
  readonly isProse?: boolean
  /** Told the text that is selected whenever that changes; empty where none is. */
  readonly onSelection?: (selected: string) => void
  /** Shown above the text: a notice that belongs to it. */
  readonly children?: ReactNode
}

/** Browsers lay out longer text too slowly to be typed into, when they must wrap it; paragraphs of prose they manage. */
const LONGEST_WRAPPED = 200_000

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
}: TextPaneProps) {
  const id = useId()
  const own = useRef<HTMLTextAreaElement>(null)
  const ref = inputRef ?? own
  useTypedEarly(ref, value, onChange)
  useQuickInsert(ref, onChange)
  return (
    <Pane title={<label htmlFor={id}>{label}</label>} actions={actions} foot={foot}>
      {children}
      <textarea
        ref={ref}
        id={id}
        dir={directionOf(value)}
        spellCheck={isProse}
        autoCapitalize={isProse ? 'sentences' : 'off'}
        autoComplete="off"
        wrap={value.length > LONGEST_WRAPPED && (!isProse || hasHugeLine(value)) ? 'off' : undefined}
        className={`min-h-60 w-full flex-1 resize-y bg-transparent p-3.5 leading-relaxed outline-offset-[-2px] ${isProse ? '' : 'font-mono text-[0.86rem]'}`}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        {...(onSelection && { onSelect: ({ currentTarget }) => onSelection(selectedText(currentTarget)) })}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId}
      />
    </Pane>
  )
}

function selectedText({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): string {
  return selectionStart === selectionEnd ? '' : value.slice(selectionStart, selectionEnd)
}

type TextResultProps = {
  /** The accessible name of the result, shown as the pane's title. */
  readonly label: string
  readonly text: string
  /** The text as it is to be shown, where that is more than plain. */
  readonly shown?: ReactNode
  readonly actions?: ReactNode
  readonly foot?: ReactNode
  /** Shown above the text: alerts, notes. */
  readonly children?: ReactNode
  readonly placeholder?: string
}

/** A pane that shows text; it scrolls by keyboard and never changes what is read. */
export function TextResult({
  label,
  text,
  shown,
  actions,
  foot,
  children,
  placeholder = '',
}: TextResultProps) {
  return (
    <Pane title={label} actions={actions} foot={foot}>
      {children}
      <output
        aria-label={label}
        aria-live="off"
        dir="auto"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        className={`block max-h-[70vh] min-h-60 flex-1 overflow-auto p-3.5 font-mono text-[0.86rem] leading-relaxed outline-offset-[-2px] ${hasHugeLine(text) ? 'whitespace-pre' : 'whitespace-pre-wrap [overflow-wrap:anywhere]'}`}
      >
        {shown ?? <LongText text={text} />}
      </output>
      {text === '' && placeholder && <p className="px-3.5 pb-3.5 text-ink-soft text-sm">{placeholder}</p>}
    </Pane>
  )
}

type GoToErrorProps = {
  readonly inputRef: RefObject<TextCaret | null>
  /** The place of the problem, as a UTF-16 index; without one there is nowhere to go. */
  readonly offset: number | undefined
}

/** Selects the character that is wrong, so that it is in sight and can be typed over. */
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
