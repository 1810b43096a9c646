import { lazy, type RefObject, Suspense, useMemo } from 'react'
import { useDebounced } from '#web/platform/use-debounced.ts'
import { Alert } from '#web/ui/alert.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { FlagChips } from './flag-chips.tsx'
import type { Span } from './grammar/node.ts'
import { PatternField } from './pattern-field.tsx'
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
