import { lazy, Suspense, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { EMPTY_PAIR, type Pair } from '../api-request.ts'
import { PairRows } from '../pair-rows.tsx'
import { COMMON_HEADERS } from './common-headers.ts'

const HeaderLines = lazy(async () => ({ default: (await import('../on-demand.tsx')).HeaderLines }))
const HeaderRemark = lazy(async () => ({ default: (await import('../on-demand.tsx')).HeaderRemark }))

type HeaderRowsProps = {
  readonly rows: readonly Pair[]
  readonly onChange: (rows: Pair[]) => void
}

/** The headers, row by row or as lines. */
export function HeaderRows({ rows, onChange }: HeaderRowsProps) {
  const [hasLines, setHasLines] = useState(false)
  if (hasLines)
    return (
      <Suspense>
        <HeaderLines rows={rows} onChange={onChange} onDone={() => setHasLines(false)} />
      </Suspense>
    )
  return (
    <PairRows
      noun="Header"
      rows={rows}
      emptyRow={EMPTY_PAIR}
      onChange={onChange}
      names={COMMON_HEADERS}
      renderRemark={(row) =>
        row.isOn && row.name !== '' ? (
          <Suspense>
            <HeaderRemark header={row} />
          </Suspense>
        ) : undefined
      }
    >
      <Button size="small" kind="quiet" onClick={() => setHasLines(true)}>
        Edit as lines
      </Button>
    </PairRows>
  )
}
