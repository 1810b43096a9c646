import { useMemo } from 'react'
import { Note } from '#web/ui/alert.tsx'
import { isValidPattern } from './find-matches.ts'
import { findSlowPart } from './grammar/find-slow-part.ts'

const REASONS = {
  nested: 'repeats something that itself repeats, and both can take the same characters',
  alternatives: 'repeats alternatives that can take the same text',
  neighbours: 'repeats the same characters twice in a row',
} as const

/** Says before it happens that a pattern can take very long. */
export function SlowHint({ pattern, flags }: { readonly pattern: string; readonly flags: string }) {
  const part = useMemo(
    () => (isValidPattern(pattern, flags) ? findSlowPart(pattern, flags) : undefined),
    [pattern, flags],
  )
  if (!part) return null
  return (
    <Note>
      <p>
        <strong className="font-semibold">This pattern may be slow.</strong>{' '}
        <code className="font-mono [overflow-wrap:anywhere]">{pattern.slice(part.start, part.end)}</code>{' '}
        {REASONS[part.reason]}: on a text that almost matches, every way to divide it is tried.
      </p>
    </Note>
  )
}
