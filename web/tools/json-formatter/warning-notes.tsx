import { Note } from '#web/ui/alert.tsx'
import type { Findings, Warnings } from './warnings.ts'

/** Values kept unchanged that other programs might read differently. */
export function WarningNotes({ warnings }: { readonly warnings: Warnings }) {
  return (
    <>
      <Finding
        findings={warnings.duplicateKeys}
        what="duplicate key"
        why="Most programs keep only the last one."
      />
      <Finding
        findings={warnings.unsafeIntegers}
        what="integer beyond ±(2⁵³ − 1)"
        why="JavaScript programs round it."
      />
    </>
  )
}

function Finding({
  findings,
  what,
  why,
}: {
  readonly findings: Findings
  readonly what: string
  readonly why: string
}) {
  const { found, hasMore } = findings
  if (found.length === 0) return null
  const [noun, ...rest] = what.split(' ').reverse()
  const plural = what.startsWith('integer')
    ? what.replace('integer', 'integers')
    : `${rest.reverse().join(' ')} ${noun}s`
  return (
    <Note>
      <details>
        <summary className="py-0.5">
          {found.length}
          {hasMore && ' or more'} {found.length === 1 ? what : plural}. {why}
        </summary>
        <ul className="mt-2 max-h-40 overflow-auto font-mono text-xs">
          {found.map(({ node, path, line, column }) => (
            <li key={node}>
              line {line} column {column}: {path}
            </li>
          ))}
        </ul>
      </details>
    </Note>
  )
}
