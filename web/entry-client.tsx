import { StrictMode, startTransition, useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { stripBase } from '#lib/net/base-path.ts'
import { App } from './app/app.tsx'
import { loadDeferred } from './app/load-deferred.ts'
import type { Route } from './app/navigation/route.ts'
import type { RouteLoader } from './app/navigation/route-loader.tsx'
import { followTranslation } from './platform/translated-text.ts'
import { whenIdle } from './platform/when-idle.ts'

let isAwake = typeof document === 'undefined'

/**
 * Hydrates a prerendered document with its own page. Every page's script calls this; only the first one is the
 * document's own, later ones load on navigation.
 */
export function hydrate(routeLoader: RouteLoader): void {
  if (isAwake) return
  isAwake = true
  const path = stripBase(location.pathname)
  const root = document.getElementById('root')
  const screen = routeLoader(path)
  if (!root || !screen) throw new Error(`This document is not that of ${path}`)
  followTranslation(document.body)
  // Not in the task of the script: the document's own load event is first, and React need not process it for every
  // icon. As a transition, React works in slices and handles the visitor's keys and touches in between.
  setTimeout(() =>
    startTransition(() => {
      hydrateRoot(root, <Root first={{ path, screen }} />, { onRecoverableError })
    }),
  )
}

/** A part that hydrates after the browser has translated it is rendered again, which is not an error. */
function onRecoverableError(error: unknown): void {
  if (!document.querySelector('font')) reportError(error)
}

function Root({ first }: { readonly first: Route }) {
  const [route, setRoute] = useState(first)
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
    whenIdle(async () => (await loadDeferred()).begin(setRoute))
  }, [])
  return (
    <StrictMode>
      <App route={route} />
    </StrictMode>
  )
}
