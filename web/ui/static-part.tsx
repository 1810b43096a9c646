import { type ComponentType, lazy, type ReactElement, Suspense } from 'react'

/**
 * A part of the page that never changes, such as a tool's help: it is in the document from the start, and its
 * script is fetched only when the visitor comes near. `id` is the id of its outermost element.
 * One element for ever: React would take a new one for a change, and clear the part away until its script is there.
 */
export function staticPart(
  id: string,
  load: () => Promise<{ readonly default: ComponentType }>,
): ReactElement {
  const Part = lazy(async () => {
    await nearness(id)
    return load()
  })
  return (
    <Suspense>
      <Part />
    </Suspense>
  )
}

/** Resolves when the element comes near the screen; at once where it is not in the document yet. */
function nearness(id: string): Promise<void> {
  const element = typeof document === 'undefined' ? null : document.getElementById(id)
  if (!element) return Promise.resolve()
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        resolve()
      },
      { rootMargin: '300px' },
    )
    observer.observe(element)
  })
}
