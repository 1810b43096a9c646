import type { ReactNode } from 'react'

type BlankSheetProps = {
  readonly number: string
  /** Actions on the sheet. */
  readonly children: ReactNode
}

/** The sheet before anything is on it. White in every theme, as paper is. */
export function BlankSheet({ number, children }: BlankSheetProps) {
  return (
    <div className="grid aspect-[210/180] rounded-card border border-line bg-[#fff] p-6 text-center text-[#5c564a] shadow-lift lg:aspect-[210/297]">
      <p aria-hidden className="text-right text-2xl">
        Invoice {number}
      </p>
      <div className="grid content-start justify-items-center gap-3">{children}</div>
    </div>
  )
}
