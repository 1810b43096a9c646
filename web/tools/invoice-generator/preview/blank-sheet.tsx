import type { ReactNode } from 'react'

type BlankSheetProps = {
  readonly number: string
  /** Actions on the sheet. */
  readonly children: ReactNode
}

/** The sheet before anything is on it: where things will stand. White in every theme, as paper is. */
export function BlankSheet({ number, children }: BlankSheetProps) {
  return (
    <div className="relative grid aspect-[210/180] grid-rows-[auto_auto_1fr_auto] gap-6 rounded-card border border-line bg-[#fff] p-6 shadow-lift [--paper:#e9e4d8] sm:p-8 lg:aspect-[210/297]">
      <div aria-hidden className="flex items-start justify-between">
        <Line width="w-2/5" />
        <span className="text-right font-display text-2xl text-[#5c564a]">
          Invoice
          <span className="block font-sans text-sm">{number}</span>
        </span>
      </div>
      <div aria-hidden className="grid grid-cols-2 gap-8">
        <Lines />
        <Lines />
      </div>
      <div className="grid place-content-center justify-items-center gap-3 border-[var(--paper)] border-y py-4 text-center text-[#5c564a]">
        {children}
      </div>
      <div aria-hidden className="ml-auto grid w-1/3 gap-2">
        <Line width="w-full" />
        <Line width="w-full" />
        <Line width="w-1/2" />
      </div>
    </div>
  )
}

function Lines() {
  return (
    <div className="grid content-start gap-2">
      <Line width="w-3/4" />
      <Line width="w-full" />
      <Line width="w-1/2" />
    </div>
  )
}

function Line({ width }: { readonly width: string }) {
  return <span className={`block h-3 rounded-sm bg-[var(--paper)] ${width}`} />
}
