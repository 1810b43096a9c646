import { createContext, useContext, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Screen } from '../routes.tsx'

export type Place = { readonly path: string; readonly screen: Screen }

const PlaceContext = createContext<Place | undefined>(undefined)

export const PlaceProvider = PlaceContext.Provider

/** The path that is shown now. */
export function usePath(): string {
  const place = useContext(PlaceContext)
  if (!place) throw new Error('usePath must be used within a PlaceProvider')
  return place.path
}

/** The screen of a path; asking early prefetches it. */
type ScreenAt = (path: string) => Promise<Screen>

/** Whether a path is a document with a policy of its own: moves to and from it load the page. */
function isOwnDocument(path: string): boolean {
  const meta = document.querySelector('meta[name="own-documents"]')
  return meta?.getAttribute('content')?.split(' ').includes(path) ?? false
}

/**
 * The place that is shown, following the browser's own moves (Navigation API). Links are plain `<a href>`;
 * scroll and focus are reset and restored by the browser. Without the API every link loads its page.
 */
export function usePlace(first: Place, screenAt: ScreenAt): Place {
  const [place, setPlace] = useState(first)
  useEffect(() => {
    if (!('navigation' in window)) return
    const show = async (path: string) => {
      const screen = await screenAt(path)
      flushSync(() => setPlace({ path, screen }))
    }
    const move = (event: NavigateEvent) => {
      const to = new URL(event.destination.url)
      if (!event.canIntercept || event.hashChange || event.downloadRequest !== null || event.formData) return
      if (event.navigationType === 'reload' || !isPage(to.pathname)) return
      // What the page keeps with its place in the history is no move.
      if (event.navigationType === 'replace' && event.destination.sameDocument) return
      if (isOwnDocument(to.pathname) || isOwnDocument(location.pathname)) return
      event.intercept({ handler: () => show(to.pathname) })
    }
    // A chunk of an older deployment is gone: load the page. An overtaken move is no failure.
    const mend = (event: ErrorEvent) => {
      if (event.error instanceof DOMException && event.error.name === 'AbortError') return
      location.reload()
    }
    window.navigation.addEventListener('navigate', move)
    window.navigation.addEventListener('navigateerror', mend)
    return () => {
      window.navigation.removeEventListener('navigate', move)
      window.navigation.removeEventListener('navigateerror', mend)
    }
  }, [screenAt])
  usePrefetch(screenAt)
  return place
}

/** Asks for a page's chunks when a link to it is pointed at or focused. */
function usePrefetch(screenAt: ScreenAt): void {
  useEffect(() => {
    const ask = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || link.origin !== location.origin || !isPage(link.pathname)) return
      // A prefetch that fails is asked for again by the move itself, which reports it.
      screenAt(link.pathname).catch(() => {})
    }
    const events = ['pointerover', 'touchstart', 'focusin'] as const
    for (const name of events) document.addEventListener(name, ask, { passive: true })
    return () => {
      for (const name of events) document.removeEventListener(name, ask)
    }
  }, [screenAt])
}

/** Files and the server's own addresses are no pages. */
function isPage(path: string): boolean {
  return !path.startsWith('/api/') && !path.includes('.')
}
