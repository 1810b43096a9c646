import { type ReactNode, useEffect, useState } from 'react'
import { REST_MS } from './announce.ts'

/**
 * Announces the latest result to screen readers, once it is unchanged for a moment and no field is invalid; renders
 * nothing visible.
 */
export function Announcer({ text }: { readonly text: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(hasInvalidField() ? '' : text), REST_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p aria-live="polite" className="sr-only">
      {said}
    </p>
  )
}

function hasInvalidField(): boolean {
  return document.querySelector('main [aria-invalid=true]') !== null
}

type StatusAreaProps = {
  /** The text of the messages. Other words make a new element: one that grew would count as moved. */
  readonly about: string | undefined
  /** The text box fills the pane, with as much space below its last line as is reserved for messages. */
  readonly isOverText?: boolean
  readonly children: ReactNode
}

/** Area for messages about the text, at the bottom of its pane: two lines are reserved; more of them scroll. */
export function StatusArea({ about, isOverText = false, children }: StatusAreaProps) {
  return (
    <div
      key={about}
      className={`grid max-h-[50%] shrink-0 content-end gap-2 overflow-y-auto px-2 pb-2 ${isOverText ? 'pointer-events-none relative -mt-26 min-h-26 *:pointer-events-auto' : 'min-h-17'}`}
    >
      {children}
    </div>
  )
}
