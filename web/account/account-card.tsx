import type { ReactNode } from 'react'

/** One section of the account page. */
export function Card({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="rounded-card border border-line bg-surface p-5 shadow-lift">
      <h2 className="mb-3 font-semibold text-base">{title}</h2>
      {children}
    </section>
  )
}
