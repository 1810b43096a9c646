import type { ReactNode } from 'react'
import type { Problem } from '#lib/result/user-error.ts'

type AlertProps = {
  readonly problem: Problem | undefined
  /** Named by the field that it is about, through `aria-describedby`. */
  readonly id?: string
  /** Makes the product's words a heading. */
  readonly isHeading?: boolean
  /** Actions to resolve the error: buttons, a link. */
  readonly children?: ReactNode
}

/** A problem in place: the product's words first, then the detail that helps. */
export function Alert({ problem, id, isHeading = false, children }: AlertProps) {
  if (!problem) return null
  const Words = isHeading ? 'h2' : 'p'
  return (
    <div
      // Another problem is another alert, which replaces the previous one: a changed one would move.
      key={problem.message + problem.detail}
      role="alert"
      id={id}
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control border border-wrong/30 bg-wrong-soft px-3 py-2 text-sm text-wrong"
    >
      <div className="min-w-0 flex-[1_1_16rem] [overflow-wrap:anywhere]">
        <Words className="font-semibold">{problem.message}</Words>
        {problem.detail !== '' && <p className="whitespace-pre-line">{problem.detail}</p>}
      </div>
      {children && <div className="flex flex-wrap gap-2">{children}</div>}
    </div>
  )
}

/** Note that is not an error: a warning or a hint. */
export function Note({
  tone = 'care',
  children,
}: {
  readonly tone?: 'care' | 'good' | 'plain'
  readonly children: ReactNode
}) {
  const look = {
    care: 'bg-care-soft text-care',
    good: 'bg-good-soft text-good',
    plain: 'bg-sunken text-ink-soft',
  }[tone]
  return <div className={`rounded-control px-3.5 py-2.5 text-sm ${look}`}>{children}</div>
}
