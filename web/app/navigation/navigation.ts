import { flushSync } from 'react-dom'
import { stripBase, withBase } from '#lib/net/base-path.ts'
import type { Head } from '../../catalog/head.ts'
import { loadFullStylesheet } from '../../platform/full-stylesheet.ts'
import type { Route } from './route.ts'
import type { Screen } from './route-loader.tsx'

/** Shows a path's page in the place of the present one, once moves are followed. */
let render: (path: string) => Promise<void> = async (path) => location.assign(withBase(path))

type Routes = { readonly loadRoute: (path: string) => Promise<Screen> }

let loadRoutes: () => Promise<Routes>

/**
 * Handles same-origin navigations (Navigation API) and renders their target. Links are plain `<a href>`; the browser
 * resets and restores scroll position and focus. Without the API every link loads its page. `routes` loads the map from
 * paths to scripts: most visits only need the script of the current document, so it is called at the first hint of a
 * navigation.
 */
export function startRouter(show: (route: Route) => void, routes: () => Promise<Routes>): void {
  loadRoutes = routes
  render = async (path) => {
    const [screen] = await Promise.all([screenOf(path), loadFullStylesheet()])
    applyHead(screen.head)
    flushSync(() => show({ path, screen }))
  }
  // Without it a link loads its page, and prefetched data would be requested again.
  if (!('navigation' in window)) return
  prefetch()
  window.navigation.addEventListener('navigate', (event) => {
    const to = new URL(event.destination.url)
    const path = stripBase(to.pathname)
    if (!event.canIntercept || event.hashChange || event.downloadRequest !== null || event.formData) return
    if (event.navigationType === 'reload' || !isPage(path)) return
    // History state saved by the page is not a navigation.
    if (event.navigationType === 'replace' && event.destination.sameDocument) return
    if (isOwnDocument(path) || isOwnDocument(stripBase(location.pathname))) return
    event.intercept({ handler: () => render(path) })
  })
  // A chunk of an older deployment is missing: load the page. An aborted navigation is not a failure.
  window.navigation.addEventListener('navigateerror', (event) => {
    if (!isAborted(event.error)) location.reload()
  })
}

/**
 * Navigates to a path and resolves when it is displayed; resolves to false if the visitor has navigated elsewhere.
 * Without the Navigation API the page is displayed in place, and going back loads the previous one.
 */
export async function navigate(path: string): Promise<boolean> {
  if ('navigation' in window)
    return (window.navigation.navigate(withBase(path)).finished ?? Promise.resolve()).then(
      () => true,
      (error) => {
        if (isAborted(error)) return false
        throw error
      },
    )
  history.pushState(null, '', withBase(path))
  addEventListener('popstate', () => location.reload(), { once: true })
  await render(path)
  return true
}

async function screenOf(path: string): Promise<Screen> {
  return (await loadRoutes()).loadRoute(path)
}

function isAborted(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}

/** Brings the document's head in step with the page after a move. */
function applyHead({ title, description, canonical }: Head): void {
  document.title = title
  document.querySelector('meta[name=description]')?.setAttribute('content', description)
  document.querySelector('link[rel=canonical]')?.setAttribute('href', withBase(canonical))
}

/**
 * Fetches the routes when the visitor points, touches or tabs anywhere, and a page's script and the full stylesheet at
 * a link to that page.
 */
function prefetch(): void {
  // A failed preload is repeated by the navigation itself, which reports the error.
  const preloadRoutes = () => void loadRoutes().catch(() => {})
  const ask = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.origin !== location.origin || !isPage(stripBase(link.pathname))) return
    screenOf(stripBase(link.pathname)).catch(() => {})
    loadFullStylesheet().catch(() => {})
  }
  for (const name of ['pointerover', 'touchstart', 'focusin'] as const) {
    document.addEventListener(name, preloadRoutes, { passive: true, once: true })
    document.addEventListener(name, ask, { passive: true })
  }
}

/** Whether a path is a document with a separate policy: navigations to and from it load the page. */
export function isOwnDocument(path: string): boolean {
  const meta = document.querySelector('meta[name="own-documents"]')
  return meta?.getAttribute('content')?.split(' ').includes(path) ?? false
}

/** Whether the path is a page, not a file or an API route. */
function isPage(path: string): boolean {
  return !path.startsWith('/api/') && !path.includes('.')
}
