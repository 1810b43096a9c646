import { useMemo } from 'react'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Card } from '#web/ui/result.tsx'
import { javascriptSnippet } from './code-snippets.ts'
import { isValidPattern } from './find-matches.ts'
import { pythonNotes } from './flavor-hints.ts'
import type { RegexState } from './regex-state.ts'

/** The same in code: a snippet for the chosen tab, and what Python writes otherwise. */
export function CodeCard(props: Pick<RegexState, 'pattern' | 'flags' | 'task' | 'replacement' | 'template'>) {
  const { pattern, flags } = props
  const isValid = useMemo(() => pattern !== '' && isValidPattern(pattern, flags), [pattern, flags])
  const notes = useMemo(() => (isValid ? pythonNotes(pattern, flags) : []), [isValid, pattern, flags])
  if (!isValid) return null
  const code = javascriptSnippet(props)
  return (
    <Card>
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <h2 className="mr-auto font-semibold text-base">Code</h2>
        <CopyButton label="Copy code" text={code} />
      </div>
      <div className="grid grid-cols-1 gap-y-5">
        <div className="min-w-0">
          <h3 className="mb-1.5 text-ink-soft text-sm">JavaScript and TypeScript</h3>
          <pre
            translate="no"
            className="whitespace-pre-wrap rounded-control bg-sunken p-3 font-mono text-code leading-relaxed [overflow-wrap:anywhere]"
          >
            {code}
          </pre>
        </div>
        <div className="min-w-0">
          <h3 className="mb-1.5 text-ink-soft text-sm">What is different in Python</h3>
          {notes.length === 0 ? (
            <p className="text-sm">Nothing: the pattern means the same there.</p>
          ) : (
            <ul className="grid list-disc gap-1 pl-5 text-sm [overflow-wrap:anywhere]">
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </Card>
  )
}
