import { type ReactNode, useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { loadFullStylesheet } from './full-stylesheet.ts'

type RenderOverlay = (close: () => void) => ReactNode

let close = () => {}
let lastRequested: object | undefined

/**
 * Shows something beside the page, until it closes or something else takes its place, so that no page carries a line
 * for it. What was asked for last is shown, whatever comes first. The empty place is hydrated: every page has the code
 * for that, and would have to carry that for a new root.
 */
export async function showOverlay(load: () => Promise<RenderOverlay>): Promise<void> {
  lastRequested = load
  const [renderOverlay] = await Promise.all([load(), loadFullStylesheet()])
  if (lastRequested !== load) return
  close()
  const container = main().appendChild(document.createElement('div'))
  const root = hydrateRoot(container, <AfterHydration>{renderOverlay(() => close())}</AfterHydration>)
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
