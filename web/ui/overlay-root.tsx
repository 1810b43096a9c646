import { type ReactNode, useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { loadFullStylesheet } from '../platform/full-stylesheet.ts'
import { SECOND_ROOT } from '../platform/second-root.ts'

type RenderOverlay = (close: () => void) => ReactNode

let close = () => {}
let lastRequested: object | undefined

/**
 * Shows an overlay until it closes or another one replaces it, so that pages need no code for it. The overlay requested
 * last is shown, in any order of loading. The empty container is hydrated: every page already has that code, and would
 * need more for a new root.
 */
export async function showOverlay(load: () => Promise<RenderOverlay>): Promise<void> {
  lastRequested = load
  const [renderOverlay] = await Promise.all([load(), loadFullStylesheet()])
  if (lastRequested !== load) return
  close()
  const container = main().appendChild(document.createElement('div'))
  const content = <AfterHydration>{renderOverlay(() => close())}</AfterHydration>
  const root = hydrateRoot(container, content, SECOND_ROOT)
  close = () => {
    close = () => {}
    root.unmount()
    container.remove()
  }
}

/** A landmark, which outlives moves. */
function main(): HTMLElement {
  return document.getElementById('content') ?? document.body
}

function AfterHydration({ children }: { readonly children: ReactNode }) {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return isHydrated && children
}
