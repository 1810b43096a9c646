import { type RefObject, useId } from 'react'
import { usePreHydrationInput } from '#web/ui/use-pre-hydration-input.ts'
import type { Span } from './grammar/node.ts'

type PatternFieldProps = {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly inputRef: RefObject<HTMLTextAreaElement | null>
  /** The part of the pattern that is pointed at. */
  readonly marked: Span | undefined
  readonly errorId: string | undefined
}

/** Both layers break the same text at the same places. */
const TEXT =
  'px-[0.7rem] py-[calc((var(--control)-24px)/2)] font-mono leading-[22px] whitespace-pre-wrap [overflow-wrap:anywhere]'

/** The pattern, as high as it needs to be; behind it lies the same text, for its height and for marking a part. */
export function PatternField({ value, onChange, inputRef, marked, errorId }: PatternFieldProps) {
  const id = useId()
  usePreHydrationInput(inputRef, value, onChange)
  const { start, end } = marked ?? { start: 0, end: 0 }
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block font-medium text-sm">
        Pattern
      </label>
      <div className="relative">
        <div
          aria-hidden
          className={`rounded-control border border-transparent bg-surface text-transparent ${TEXT}`}
        >
          {value.slice(0, start)}
          <span className={end > start ? 'rounded-[3px] bg-accent-soft outline-2 outline-ink' : ''}>
            {value.slice(start, end)}
          </span>
          {/* A line that has only begun has its height, too. */}
          {`${value.slice(end)}\u200b`}
        </div>
        <textarea
          ref={inputRef}
          id={id}
          rows={1}
          dir="ltr"
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          className={`absolute inset-0 size-full resize-none overflow-hidden rounded-control border border-line-strong bg-transparent aria-invalid:border-wrong ${TEXT}`}
          placeholder="\d+"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            // One line, as patterns are; a line break can be pasted.
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault()
          }}
          aria-invalid={errorId ? true : undefined}
          aria-describedby={errorId}
        />
      </div>
    </div>
  )
}
