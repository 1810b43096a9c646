import type { ReactNode } from 'react'

/** The sheet before anything is on it, with actions in its middle. White in every theme, as paper is. */
export function EmptySheet({ children }: { readonly children: ReactNode }) {
  return (
    <div
      data-theme="light"
      className="grid min-h-72 place-content-center justify-items-center gap-3 rounded-card border border-line bg-surface p-6 text-center text-ink-soft shadow-lift lg:aspect-[1/1.414]"
    >
      {children}
    </div>
  )
}
