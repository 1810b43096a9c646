import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves the focus to an element when `event` is another one, unless the visitor is busy typing elsewhere.
 * `from` is what had the focus when they asked for it.
 */
export function useFocusOn(
  event: unknown,
  from: RefObject<Element | null>,
): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves once for each event
  useEffect(() => {
    const now = document.activeElement
    if (now === document.body || now === from.current) ref.current?.focus({ preventScroll: true })
    ref.current?.scrollIntoView({ block: 'nearest' })
  }, [event])
  return ref
}
