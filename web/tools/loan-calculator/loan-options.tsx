import { lazy, Suspense, useState } from 'react'
import { Card } from '#web/ui/result.tsx'
import type { Example } from './examples.ts'
import type { FieldsProps } from './loan-fields.tsx'
import { hasOptions } from './loan-form.ts'

const OptionFields = lazy(async () => ({ default: (await import('./on-demand.tsx')).OptionFields }))

export type OptionsProps = FieldsProps & { readonly onExample: (example: Example) => void }

/** What most loans leave as it is: folded away and not even loaded until it is wanted or set. */
export function LoanOptions(props: OptionsProps) {
  const [choice, setChoice] = useState<boolean>()
  const isOpen = choice ?? hasOptions(props.form)
  return (
    <Card className="self-start">
      <details open={isOpen} onToggle={(event) => setChoice(event.currentTarget.open)} data-print="no">
        <summary className="rounded-control font-semibold">More options</summary>
        {isOpen && (
          <Suspense>
            <OptionFields {...props} />
          </Suspense>
        )}
      </details>
    </Card>
  )
}
