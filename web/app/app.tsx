import { useEffect } from 'react'
import { onStorageNotice } from '../platform/store/storage.ts'
import { Button } from '../ui/button.tsx'
import { Message } from '../ui/page-text.tsx'
import { Toasts } from '../ui/toast.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { Footer } from './footer.tsx'
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
        <ErrorBoundary key={route.path} fallback={() => <BrokenPage />}>
          <Page />
        </ErrorBoundary>
      </main>
      <Footer onNewsletter={async () => (await loadDeferred()).openNewsletter()} />
      <Toasts />
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

/** The screen for errors that no page answers. */
function BrokenPage() {
  return (
    <div role="alert">
      <Message
        title="Unexpected Application Error!"
        text="Something went wrong on our side, and this page stopped. Everything that was kept in this browser is still there."
      >
        <Button kind="go" onClick={() => location.reload()}>
          Load the page again
        </Button>
      </Message>
    </div>
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
