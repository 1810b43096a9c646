import { lazy, Suspense, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/result.tsx'
import type { Table, TableActs } from './table.ts'

const Options = lazy(() => import('./options.tsx'))

type OptionsCardProps = { readonly table: Table; readonly acts: TableActs; readonly onClear?: () => void }

/** Deck, timer and the rest: drawn when they are asked for. */
export function OptionsCard({ table, acts, onClear }: OptionsCardProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Card>
      <div className="flex flex-wrap justify-between gap-2">
        <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Deck, timer and options
        </Button>
        {onClear && (
          <Button size="small" onClick={onClear}>
            Clear
          </Button>
        )}
      </div>
      {isOpen && (
        <Suspense>
          <Options table={table} acts={acts} />
        </Suspense>
      )}
    </Card>
  )
}
