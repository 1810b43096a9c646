import type { ReactNode } from 'react'

/** A drawing's data as a table, folded, for those who would rather read than look. */
export function TableFold({ children }: { readonly children: ReactNode }) {
  return (
    <details className="mt-2 text-sm">
      <summary className="w-fit rounded-control text-ink-soft underline underline-offset-4">
        Show as table
      </summary>
      <div className="mt-2 overflow-x-auto">{children}</div>
    </details>
  )
}
