import { type RefObject, useId } from 'react'
import type { Problem } from '#lib/result/user-error.ts'
import { Alert } from '#web/ui/alert.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { usePreHydrationInput } from '#web/ui/use-pre-hydration-input.ts'
import { FLAGS, toggleFlag } from './flags.ts'
import type { Span } from './grammar/node.ts'
import { Presets } from './preset-chips.tsx'
import { isPaste, readRegexLiteral } from './regex-literal.ts'
import { choosePreset, type RegexTester } from './use-regex.ts'

type PatternCardProps = {
  readonly tool: RegexTester
  readonly patternRef: RefObject<HTMLTextAreaElement | null>
  readonly marked: Span | undefined
  readonly problem: Problem | undefined
}

const PROBLEM_ID = 'regex-problem'

/** The pattern with its flags, as in code, above its switches and common patterns. */
export function PatternCard({ tool, patternRef, marked, problem }: PatternCardProps) {
  const { state, set } = tool
  const { pattern, flags } = state
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
      className="mb-3 grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-2 rounded-card border border-line bg-surface p-3.5 shadow-lift"
    >
      <div
        className={`col-span-3 flex rounded-control border focus-within:outline-2 focus-within:outline-ink focus-within:outline-offset-2 sm:col-span-2 ${problem ? 'border-wrong' : 'border-line-strong'}`}
      >
        <PatternField
          value={pattern}
          onChange={setPattern}
          inputRef={patternRef}
          marked={marked}
          errorId={problem && PROBLEM_ID}
        />
        <FlagsField value={flags} onChange={(next) => set({ flags: next })} />
      </div>
      <FlagChips flags={flags} onChange={(next) => set({ flags: next })} />
      <div className="self-start -col-end-1 sm:row-start-1">
        <CopyButton
          label="Copy pattern"
          text={pattern}
          disabled={pattern === ''}
          labelClass="max-sm:sr-only"
        />
      </div>
      <div className="relative -my-1 col-span-3 grid min-w-0 items-center max-sm:min-h-17 sm:col-span-2">
        <Presets pattern={pattern} onChoose={choosePreset} isHidden={problem !== undefined} />
        {/* In place of the presets: nothing moves for a message while typing. */}
        <div className="absolute inset-x-0 top-0 z-10 max-h-19.5 overflow-y-auto">
          <Alert problem={problem} id={PROBLEM_ID} isHeading />
        </div>
      </div>
    </section>
  )
}

/** The flags, at the end of the pattern as in code. */
function FlagsField({
  value,
  onChange,
}: {
  readonly value: string
  readonly onChange: (value: string) => void
}) {
  return (
    <div className="flex w-18 shrink-0 items-center border-line border-l font-mono sm:w-26">
      <span aria-hidden className="pl-2 text-ink-soft">
        /
      </span>
      <input
        aria-label="Flags"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        className="min-h-control w-full min-w-0 rounded-control bg-transparent px-1 outline-none"
      />
    </div>
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
    <fieldset aria-label="Switches" className="flex min-w-0 flex-wrap gap-1 max-sm:col-span-2">
      {FLAGS.map(({ flag, name, meaning }) => (
        <button
          key={flag}
          type="button"
          title={`${name}: ${meaning}`}
          aria-pressed={flags.includes(flag)}
          onClick={() => onChange(toggleFlag(flags, flag))}
          className={`min-h-control min-w-6 flex-1 rounded-control sm:min-w-8 border font-mono font-semibold text-sm ${
            flags.includes(flag)
              ? 'border-ink bg-ink text-ground'
              : 'border-line-strong bg-surface hover:bg-sunken'
          }`}
        >
          {flag}
          <span className="sr-only">{` ${name}`}</span>
        </button>
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
  'px-1 py-[calc((var(--control)-22px)/2)] font-mono leading-[22px] whitespace-pre-wrap [overflow-wrap:anywhere]'

/** The pattern, as high as it needs to be, on a phone up to four lines; behind it lies the same text, for its height and for marking a part. */
function PatternField({ value, onChange, inputRef, marked, errorId }: PatternFieldProps) {
  const id = useId()
  usePreHydrationInput(inputRef, value, onChange)
  const { start, end } = marked ?? { start: 0, end: 0 }
  return (
    <div className="flex min-w-0 flex-1 items-start font-mono">
      <label htmlFor={id} className="py-[calc((var(--control)-22px)/2)] pl-2 text-ink-soft leading-[22px]">
        <span className="sr-only">Pattern</span>
        <span aria-hidden>/</span>
      </label>
      <div className="min-w-0 flex-1 max-sm:max-h-28 max-sm:overflow-y-auto">
        <div className="relative min-h-full">
          <div aria-hidden className={`text-transparent ${TEXT}`}>
            {value.slice(0, start)}
            <span className={end > start ? 'rounded-[3px] bg-accent-soft outline-2 outline-ink' : undefined}>
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
            className={`absolute inset-0 size-full resize-none overflow-hidden rounded-control bg-transparent outline-none ${TEXT}`}
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
    </div>
  )
}
