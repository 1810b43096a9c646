import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import type { Pair } from '../api-request.ts'
import { headersAsText, headersFromText, isForbidden } from './headers.ts'

type HeaderLinesProps = {
  readonly rows: readonly Pair[]
  readonly onChange: (rows: Pair[]) => void
  readonly onDone: () => void
}

/** The headers as lines, as they are pasted from elsewhere. */
export function HeaderLines({ rows, onChange, onDone }: HeaderLinesProps) {
  const [lines, setLines] = useState(() => headersAsText(rows))
  return (
    <>
      <textarea
        aria-label="Headers as lines"
        className="field min-h-36 font-mono text-code"
        placeholder={'Accept: application/json\n# X-Switched-Off: yes'}
        spellCheck={false}
        value={lines}
        onChange={(event) => {
          setLines(event.target.value)
          onChange(headersFromText(event.target.value))
        }}
      />
      <Button size="small" kind="quiet" className="-ml-2" onClick={onDone}>
        Edit as rows
      </Button>
    </>
  )
}

/** Note about a header before it is sent. */
export function HeaderRemark({ header: { name, value } }: { readonly header: Pair }) {
  if (!isForbidden(name, value)) return null
  return <p className="bg-care-soft px-3 py-1 text-care text-xs">Browsers do not send this header</p>
}
