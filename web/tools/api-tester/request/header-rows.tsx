import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { BLANK_PAIR, type Pair } from '../api-request.ts'
import { PairRows } from '../pair-rows.tsx'
import { COMMON_HEADERS, headersAsText, headersFromText, isForbidden } from './headers.ts'

type HeaderRowsProps = {
  readonly rows: readonly Pair[]
  readonly onChange: (rows: Pair[]) => void
}

/** The headers, row by row or as lines. */
export function HeaderRows({ rows, onChange }: HeaderRowsProps) {
  const [lines, setLines] = useState<string>()
  if (lines !== undefined)
    return (
      <>
        <textarea
          aria-label="Headers as lines"
          className="field min-h-36 font-mono text-[0.84rem]"
          placeholder={'Accept: application/json\n# X-Switched-Off: yes'}
          spellCheck={false}
          value={lines}
          onChange={(event) => {
            setLines(event.target.value)
            onChange(headersFromText(event.target.value))
          }}
        />
        <Button size="small" kind="quiet" className="-ml-2" onClick={() => setLines(undefined)}>
          Edit as rows
        </Button>
      </>
    )
  return (
    <PairRows
      noun="Header"
      rows={rows}
      blank={BLANK_PAIR}
      onChange={onChange}
      names={COMMON_HEADERS}
      renderRemark={({ name, value, isOn }) =>
        isOn && isForbidden(name, value) ? (
          <p className="bg-care-soft px-3 py-1 text-care text-xs">Browsers do not send this header</p>
        ) : undefined
      }
    >
      <Button size="small" kind="quiet" onClick={() => setLines(headersAsText(rows))}>
        Edit as lines
      </Button>
    </PairRows>
  )
}
