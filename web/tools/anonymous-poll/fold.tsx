import { type ReactNode, useState } from 'react'

/** A part that is opened when it is wanted; what is in it is made only then. */
export function Fold({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="rounded-control font-medium text-sm">{title}</summary>
      {isOpen && <div className="mt-3 grid gap-4">{children}</div>}
    </details>
  )
}
