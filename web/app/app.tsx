import { lazy, Suspense, useEffect } from 'react'
import { isDisabled } from '../platform/site-config.ts'
import { onStorageNotice } from '../platform/store/storage.ts'
import { Button } from '../ui/button.tsx'
import { staticIsland } from '../ui/islands.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { loadDeferred } from './load-deferred.ts'
import { NavigationBar } from './navigation/navigation-bar.tsx'
import { type Route, RouteProvider } from './navigation/route.ts'
import { preferences, useSlashKey } from './preferences/preferences.ts'
import { clearPreHydrationKeys } from './search/pre-hydration-keys.ts'

/** The frame of every page. */
export function App({ route }: { readonly route: Route }) {
  useSearchKeys(startSearch)
  useEffect(() => {
    // The key was pressed before the page was alive.
    if (globalThis.typed?.startsWith('/') && preferences.get().hasSlashKey) openSearch()
  }, [])
  useStorageToast()
  const { Page } = route.screen
  return (
    <RouteProvider value={route}>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-control focus:bg-surface focus:px-4 focus:py-2"
      >
        Skip to content
      </a>
      <NavigationBar onSearch={startSearch} />
      <main id="content" tabIndex={-1} className="min-h-[70vh] outline-none">
        <ErrorBoundary key={route.path} fallback={showBrokenPage}>
          <Page />
        </ErrorBoundary>
      </main>
      <Footer onNewsletter={async () => (await loadDeferred()).openNewsletter()} />
    </RouteProvider>
  )
}

function startSearch(): void {
  clearPreHydrationKeys()
  openSearch()
}

async function openSearch(): Promise<void> {
  const { openSearch: open } = await loadDeferred()
  open()
}

/** Loaded with the shared code, so that it is there when scripts are missing. */
const BrokenPage = lazy(async () => ({ default: (await loadDeferred()).BrokenPage }))

function showBrokenPage(error: unknown) {
  return (
    <ErrorBoundary fallback={() => <Button onClick={() => location.reload()}>Load the page again</Button>}>
      <Suspense>
        <BrokenPage error={error} />
      </Suspense>
    </ErrorBoundary>
  )
}

/** Ctrl/Cmd+K from anywhere, `/` where no text is being typed. */
function useSearchKeys(onSearch: () => void): void {
  const [hasSlashKey] = useSlashKey()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isCommandK =
        (event.ctrlKey || event.metaKey) &&
        !event.shiftKey &&
        !event.altKey &&
        event.key.toLowerCase() === 'k'
      const isSlash =
        hasSlashKey &&
        event.key === '/' &&
        !event.ctrlKey &&
        !event.metaKey &&
        !event.altKey &&
        !isTyping(event.target)
      if (!isCommandK && !isSlash) return
      event.preventDefault()
      onSearch()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  })
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog') !== null
  )
}

function useStorageToast(): void {
  useEffect(() => {
    onStorageNotice(async (news) => (await import('./storage-toast.ts')).showStorageToast(news))
  }, [])
}

const links = staticIsland('footer-links', () => import('./footer-links.tsx'))

export function Footer({ onNewsletter }: { readonly onNewsletter: () => void }) {
  return (
    <footer className="mt-20 border-line border-t bg-sunken" data-print="no">
      <div className="mx-auto grid max-w-6xl grid-cols-2 gap-x-8 px-4 py-3 text-ink-soft text-sm sm:grid-cols-[1fr_auto_auto_auto] sm:gap-x-14 sm:px-6 sm:py-10">
        {links}
        {isDisabled('/newsletter') || (
          <div>
            <h2 className="font-semibold text-ink tracking-normal max-sm:sr-only">News</h2>
            <button
              type="button"
              onClick={onNewsletter}
              className="min-h-control rounded-control underline-offset-4 hover:text-ink hover:underline sm:mt-2"
            >
              Newsletter
            </button>
          </div>
        )}
        <p className="self-center sm:col-span-4 sm:mt-6">
          © <span suppressHydrationWarning>{new Date().getFullYear()}</span> Sundry
        </p>
      </div>
    </footer>
  )
}
