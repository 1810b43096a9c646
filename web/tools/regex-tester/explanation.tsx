import { lazy, Suspense, useMemo } from 'react'
import { isValidPattern } from './find-matches.ts'
import { explainFlags } from './flags.ts'
import { explainPattern } from './grammar/explain.ts'
import type { Span } from './grammar/node.ts'
import { PatternHints } from './pattern-hints.tsx'
import { PRESETS } from './presets.ts'

const AboutPreset = lazy(() => import('./about-preset.tsx'))

type ExplanationProps = {
  readonly pattern: string
  readonly flags: string
  /** Hears which part is pointed at; undefined when none is. */
  readonly onMark: (place: Span | undefined) => void
  readonly onSelect: (place: Span) => void
}

const INDENT_REM = 1
const MAX_DEPTH = 8

/**
 * Explains each part of the pattern in plain words; hovering a part highlights it in the pattern, pressing selects it
 * there. Hints, and for a common pattern what it finds, come first.
 */
export function Explanation({ pattern, flags, onMark, onSelect }: ExplanationProps) {
  const parts = useMemo(
    () => (isValidPattern(pattern, flags) ? explainPattern(pattern, flags) : []),
    [pattern, flags],
  )
  const preset = PRESETS.find((one) => one.pattern === pattern)
  return (
    // Another pattern is another list: rows of the same one would move while it is typed.
    <div key={pattern} className="grid content-start gap-3">
      <PatternHints pattern={pattern} flags={flags} />
      <Suspense>{preset && <AboutPreset preset={preset} />}</Suspense>
      {parts.length === 0 ? (
        <p className="text-ink-soft text-sm">Each part of a valid pattern is explained here.</p>
      ) : (
        <ol aria-label="Explanation" className="-mx-2 text-sm" onPointerLeave={() => onMark(undefined)}>
          {parts.map((part) => (
            <li
              key={`${part.start} ${part.end} ${part.depth}`}
              style={{ paddingLeft: `${Math.min(part.depth, MAX_DEPTH) * INDENT_REM}rem` }}
            >
              <button
                type="button"
                className="flex w-full items-baseline gap-x-2.5 rounded-control px-2 py-1 text-left outline-offset-[-2px] hover:bg-sunken"
                onPointerEnter={() => onMark(part)}
                onFocus={() => onMark(part)}
                onBlur={() => onMark(undefined)}
                onClick={() => onSelect(part)}
              >
                <code
                  translate="no"
                  className="max-w-1/2 shrink-0 whitespace-pre-wrap rounded bg-accent-soft px-1.5 font-mono [overflow-wrap:anywhere]"
                >
                  {pattern.slice(part.start, part.end)}
                </code>
                <span className="min-w-0 [overflow-wrap:anywhere]">{part.words}</span>
              </button>
            </li>
          ))}
        </ol>
      )}
      {parts.length > 0 && flags !== '' && (
        <ul className="border-line border-t pt-3 text-ink-soft text-sm">
          {explainFlags(flags).map(({ flag, meaning }) => (
            <li key={flag}>
              <code translate="no" className="mr-2 font-mono font-semibold text-ink">
                {flag}
              </code>
              {meaning}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
