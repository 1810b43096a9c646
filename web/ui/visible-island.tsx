import { type ComponentType, lazy, memo, Suspense, useEffect } from 'react'
import { nearsViewport, ownElement } from './islands.tsx'

/**
 * Creates a part below the first screen that shows results of the page. It is in the document from the start, within
 * the element of this `id`; its script is fetched when the visitor comes within `distance` pixels of it or does
 * anything on the page, or when the part has something else to show. `room` contains the classes of its placeholder
 * until then.
 */
export function visibleIsland<Props extends object>(
  id: string,
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  room: string,
  distance?: number,
) {
  const own = ownElement(id)
  let reportChange = () => {}
  const isChanged = new Promise<void>((resolve) => {
    reportChange = resolve
  })
  const isWanted = own && Promise.race([nearsViewport(own, distance), firstInteraction(), isChanged])
  const Shown = lazy(async () => {
    await isWanted
    return load()
  })
  // React clears the document's own part away only to show something else.
  return memo(function Part(props: Props) {
    return (
      <Suspense fallback={<Room className={room} onShown={reportChange} />}>
        <Shown {...props} />
      </Suspense>
    )
  })
}

function Room({ className, onShown }: { readonly className: string; readonly onShown: () => void }) {
  useEffect(onShown, [onShown])
  return <div className={className} />
}

/** Resolves with the first press on the page. */
function firstInteraction(): Promise<unknown> {
  return new Promise((resolve) => {
    for (const kind of ['pointerdown', 'keydown'])
      addEventListener(kind, resolve, { once: true, capture: true, passive: true })
  })
}
