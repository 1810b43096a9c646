import { useMemo } from 'react'
import { Note } from '#web/ui/alert.tsx'
import { isValidPattern } from './find-matches.ts'
import { flavorHints } from './flavor-hints.ts'
import { findSlowPart } from './grammar/find-slow-part.ts'
import { SLOW_PATTERN, slowReason } from './pattern-warnings.ts'

type Props = { readonly pattern: string; readonly flags: string }

/** Warnings about unexpected behavior of a valid pattern. */
export function PatternHints({ pattern, flags }: Props) {
  const isValid = useMemo(() => isValidPattern(pattern, flags), [pattern, flags])
  if (!isValid) return null
  return (
    <>
      <SlowHint pattern={pattern} flags={flags} />
      <FlavorHint pattern={pattern} flags={flags} />
    </>
  )
}

/** Shows hints for syntax of another language's engine that differs here. */
function FlavorHint({ pattern, flags }: Props) {
  const hints = useMemo(() => flavorHints(pattern, flags), [pattern, flags])
  if (hints.length === 0) return null
  return (
    <Note>
      <ul aria-label="Other flavors" className="[overflow-wrap:anywhere]">
        {hints.map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </ul>
    </Note>
  )
}

/** Warns in advance that a pattern can take very long. */
function SlowHint({ pattern, flags }: Props) {
  const part = useMemo(() => findSlowPart(pattern, flags), [pattern, flags])
  if (!part) return null
  return (
    <Note>
      <p>
        <strong className="font-semibold">{SLOW_PATTERN}</strong>{' '}
        <code translate="no" className="font-mono [overflow-wrap:anywhere]">
          {pattern.slice(part.start, part.end)}
        </code>{' '}
        {slowReason(part)}
      </p>
    </Note>
  )
}
