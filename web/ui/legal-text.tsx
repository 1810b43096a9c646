import type { ReactNode } from 'react'

/** A legal page: its title, its date, its text. */
export function LegalText({
  title,
  updated,
  children,
}: {
  readonly title: string
  readonly updated: string
  readonly children: ReactNode
}) {
  return (
    <article className="prose mx-auto max-w-3xl px-4 pt-10 sm:px-6">
      <h1 className="font-bold text-3xl sm:text-4xl">{title}</h1>
      <p className="mt-2 text-ink-soft">
        Last updated: <time dateTime={updated}>{updated}</time>
      </p>
      {children}
    </article>
  )
}
