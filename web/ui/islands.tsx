import { type ComponentType, type ReactElement, Suspense, use } from 'react'

type Load = () => Promise<{ readonly default: ComponentType }>

/**
 * A part of the page that never changes and only shows, such as a tool's help. `id` is the id of its outermost element.
 * Where it is in the document already, its script is not fetched at all.
 */
export function staticIsland(id: string, load: Load): ReactElement {
  return createIsland(id, load, () => new Promise(() => {}))
}

/**
 * Creates a secondary part of the page, such as related tools: it is in the document from the start, and its script is
 * fetched when `wanted` of its outermost element resolves, which is when the visitor comes near.
 */
export function lazyIsland(id: string, load: Load, wanted = nearsViewport): ReactElement {
  return createIsland(id, load, wanted)
}

/** One permanent element: React would replace it on a change, and remove the part until its script is loaded. */
function createIsland(id: string, load: Load, wanted: (own: HTMLElement) => Promise<void>): ReactElement {
  const own = ownElement(id)
  const hydrate = own && once(() => wanted(own).then(load))
  const show = once(load)
  const Part = () => {
    const { default: Shown } = use(hydrate && own.isConnected ? hydrate() : show())
    return <Shown />
  }
  return (
    <Suspense>
      <Part />
    </Suspense>
  )
}

function once<T extends object>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** Returns the element of the initial document; pages shown after navigation can have another with the same id. */
export function ownElement(id: string): HTMLElement | null {
  const isFirstPage =
    typeof document !== 'undefined' && document.documentElement.dataset.hydrated === undefined
  return isFirstPage ? document.getElementById(id) : null
}

/** Resolves when the element is within `distance` pixels of the viewport. */
export function nearsViewport(element: HTMLElement, distance = 300): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        resolve()
      },
      { rootMargin: `${distance}px` },
    )
    observer.observe(element)
  })
}
