import { type ReactNode, useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { wearWholeStyle } from './full-stylesheet.ts'

type Draw = (close: () => void) => ReactNode

let close = () => {}
let lastAsked: object | undefined

/**
 * Shows something beside the page, until it closes or something else takes its place, so that no page carries a line
 * for it. What was asked for last is shown, whatever comes first. The empty place is hydrated: every page has the code
 * for that, and would have to carry that for a new root.
 */
export async function showBeside(load: () => Promise<Draw>): Promise<void> {
  lastAsked = load
  const [draw] = await Promise.all([load(), wearWholeStyle()])
  if (lastAsked !== load) return
  close()
  const place = main().appendChild(document.createElement('div'))
  const root = hydrateRoot(place, <OnceAlive>{draw(() => close())}</OnceAlive>)
  close = () => {
    close = () => {}
    root.unmount()
    place.remove()
  }
}

/** A landmark, which outlives moves. */
function main(): HTMLElement {
  return document.getElementById('content') ?? document.body
}

function OnceAlive({ children }: { readonly children: ReactNode }) {
  const [isAlive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  return isAlive && children
}
