import { type ReactNode, useEffect, useState } from 'react'
import type { Problem } from '#lib/result/user-error.ts'
import { REST_MS } from './announce.ts'

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
export function Alert({ problem, ...props }: AlertProps) {
  // Another problem is another alert, which replaces the previous one: a changed one would move.
  return problem && <AlertBox key={problem.message + problem.detail} problem={problem} {...props} />
}

/** Shows a problem at once, and becomes an alert after a moment of rest, so that typing is not interrupted at each key. */
function AlertBox({ problem, id, isHeading = false, children }: AlertProps & { readonly problem: Problem }) {
  const [isRested, setRested] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setRested(true), REST_MS)
    return () => clearTimeout(timer)
  }, [])
  const Words = isHeading ? 'h2' : 'p'
  return (
    <div
      role={isRested ? 'alert' : undefined}
      id={id}
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control border border-wrong/30 bg-wrong-soft px-3 py-2 text-sm text-wrong"
    >
      <div className="min-w-0 flex-[1_1_16rem] [overflow-wrap:anywhere]">
        <Words className="font-semibold">{problem.message}</Words>
        {problem.detail !== '' && <p className="whitespace-pre-line">{problem.detail}</p>}
      </div>
      {children && (
        <div aria-live="off" className="flex flex-wrap gap-2 empty:hidden">
          {children}
        </div>
      )}
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
