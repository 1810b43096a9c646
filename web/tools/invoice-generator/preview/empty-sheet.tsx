import type { ReactNode } from 'react'

/** Places of the lines of an invoice: its title and number, two addresses, items with their amounts, the total. */
const LINES =
  'M4 5h26M79 5h17M84 9h12M4 22h8M4 26h24M4 30h19M52 22h8M52 26h26M52 30h16M4 43h17M86 43h10M4 51h40M88 51h8M4 57h33M86 57h10M4 63h37M88 63h8M66 73h10M86 73h10M66 79h8M80 79h16'

type EmptySheetProps = {
  /** Not in the document, which stays small without it. */
  readonly hasLines: boolean
  readonly children: ReactNode
}

/** The sheet before anything is on it: gray lines where an invoice has text, below them actions. */
export function EmptySheet({ hasLines, children }: EmptySheetProps) {
  return (
    <div
      // White in every theme, as paper is.
      data-theme="light"
      className="grid min-h-72 content-center justify-items-center gap-3 rounded-card border border-line bg-surface p-6 text-center text-ink-soft shadow-lift lg:aspect-[1/1.414] lg:content-start"
    >
      <svg aria-hidden viewBox="0 0 100 84" className="mb-2 w-full stroke-sunken max-lg:hidden">
        {hasLines && <path d={LINES} strokeWidth="2" />}
      </svg>
      {children}
    </div>
  )
}
