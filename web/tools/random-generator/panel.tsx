import type { ReactNode } from 'react'
import type { RandomForm } from './random-form.ts'

export type PanelProps = {
  readonly form: RandomForm
  readonly onChange: (fields: Partial<RandomForm>) => void
}

type PanelLayoutProps = {
  readonly fields: ReactNode
  readonly onSubmit: () => void
  readonly children: ReactNode
}

/** Settings and their button on the left, the result on the right; on a phone one below the other. Enter in a field draws. */
export function PanelLayout({ fields, onSubmit, children }: PanelLayoutProps) {
  return (
    <div className="grid grid-cols-1 divide-y divide-line lg:grid-cols-[22rem_minmax(0,1fr)] lg:divide-x lg:divide-y-0">
      <form
        className="flex flex-col gap-4 p-4 max-sm:gap-3 sm:p-5"
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        {fields}
      </form>
      <div className="flex min-w-0 flex-col gap-4 p-4 sm:p-5">{children}</div>
    </div>
  )
}
