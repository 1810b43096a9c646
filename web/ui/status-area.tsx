import type { ReactNode } from 'react'

type RemarksProps = {
  /** The words of the remarks. Other words make a new element: one that grew would count as moved. */
  readonly about: string | undefined
  readonly children: ReactNode
}

/** Remarks on a text, at the foot of its pane: two lines are kept free for them, many of them scroll. */
export function Remarks({ about, children }: RemarksProps) {
  return (
    <div
      key={about}
      className="grid max-h-[50%] min-h-17 shrink-0 content-end gap-2 overflow-y-auto px-2 pb-2"
    >
      {children}
    </div>
  )
}
