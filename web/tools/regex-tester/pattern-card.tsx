import { lazy, type RefObject, Suspense, useId, useMemo } from 'react'
import { useDebounced } from '#web/platform/use-debounced.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { usePreHydrationInput } from '#web/ui/use-pre-hydration-input.ts'
import { FLAGS, toggleFlag } from './flags.ts'
import type { Span } from './grammar/node.ts'
import { Presets } from './preset-chips.tsx'
import { isPaste, readRegexLiteral } from './regex-literal.ts'
import { choosePreset, type RegexTester } from './use-regex.ts'

const PatternHints = lazy(async () => ({ default: (await import('./on-demand.tsx')).PatternHints }))

type PatternCardProps = {
  readonly tool: RegexTester
  readonly patternRef: RefObject<HTMLTextAreaElement | null>
  readonly marked: Span | undefined
}

const PROBLEM_ID = 'regex-problem'

export function PatternCard({ tool, patternRef, marked }: PatternCardProps) {
  const { state, set } = tool
  const { pattern, flags } = state
  const problem = useDebounced(tool.problem)
  const hint = useMemo(
    () => (
      <Suspense>
        <PatternHints pattern={pattern} flags={flags} />
      </Suspense>
    ),
    [pattern, flags],
  )
  const setPattern = (next: string) => {
    const literal = isPaste(pattern, next) ? readRegexLiteral(next) : undefined
    set(literal ?? { pattern: next })
    if (literal)
      showToast({
        title: 'Split into pattern and flags',
        action: { label: 'Undo', onAct: () => set({ pattern: next, flags }) },
      })
  }
  return (
    <section
      aria-label="Regular expression"
      className="mb-5 grid grid-cols-1 gap-3 rounded-card border border-line bg-surface p-4 shadow-lift sm:p-5"
    >
      <div className="grid grid-cols-[minmax(0,1fr)_4.5rem] gap-3 sm:grid-cols-[minmax(0,1fr)_9rem]">
        <PatternField
          value={pattern}
          onChange={setPattern}
          inputRef={patternRef}
          marked={marked}
          errorId={problem && PROBLEM_ID}
        />
        <TextField
          label="Flags"
          value={flags}
          onChange={(next) => set({ flags: next })}
          autoComplete="off"
          className="font-mono"
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <FlagChips flags={flags} onChange={(next) => set({ flags: next })} />
        <div className="sm:ml-auto">
          <CopyButton label="Copy pattern" text={pattern} disabled={pattern === ''} />
        </div>
      </div>
      <Presets
        pattern={pattern}
        onChoose={choosePreset}
        notes={
          <>
            <Alert problem={tool.error} />
            <Alert problem={problem} id={PROBLEM_ID} isHeading />
            {hint}
          </>
        }
      />
    </section>
  )
}

/** Each flag as a switch with its meaning; what is typed into Flags shows here, and the other way round. */
export function FlagChips({
  flags,
  onChange,
}: {
  readonly flags: string
  readonly onChange: (flags: string) => void
}) {
  return (
    <fieldset
      aria-label="Switches"
      className="flex min-w-0 gap-1.5 max-sm:w-full max-sm:overflow-x-auto sm:flex-wrap"
    >
      {FLAGS.map(({ flag, name, meaning }) => (
        <Chip
          key={flag}
          title={meaning}
          isPressed={flags.includes(flag)}
          onPress={() => onChange(toggleFlag(flags, flag))}
        >
          {/* A block, so that the name is read as a separate word. */}
          <span className="mr-1 inline-block font-mono font-semibold">{flag}</span>
          {` ${name}`}
        </Chip>
      ))}
    </fieldset>
  )
}

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
function PatternField({ value, onChange, inputRef, marked, errorId }: PatternFieldProps) {
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
          {/* A line that has just started has its height, too. */}
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
