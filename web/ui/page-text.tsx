import type { ReactNode } from 'react'

/** A whole page that says one thing. */
export function Message({
  title,
  text,
  children,
}: {
  readonly title: string
  readonly text: ReactNode
  readonly children?: ReactNode
}) {
  return (
    <div className="mx-auto max-w-xl px-4 py-20 text-center sm:py-28">
      <h1 className="font-bold text-3xl">{title}</h1>
      <p className="mt-3 mb-7 text-ink-soft">{text}</p>
      {children}
    </div>
  )
}

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
      <h1 className="font-bold text-3xl">{title}</h1>
      <p className="mt-2 text-ink-soft">
        Last updated: <time dateTime={updated}>{updated}</time>
      </p>
      {children}
    </article>
  )
}
