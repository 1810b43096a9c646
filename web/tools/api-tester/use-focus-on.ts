import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves the focus to an element when `event` changes, unless it is undefined or the visitor is typing elsewhere. `from` had the focus at
 * the time of the request.
 */
export function useFocusOn(
  event: unknown,
  from: RefObject<Element | null>,
): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves once for each event
  useEffect(() => {
    if (event === undefined) return
    const now = document.activeElement
    if (now === document.body || now === from.current) ref.current?.focus({ preventScroll: true })
    ref.current?.scrollIntoView({ block: 'nearest' })
  }, [event])
  return ref
}
