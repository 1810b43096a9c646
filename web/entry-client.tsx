import { StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { Head } from './catalogue/head.ts'
import { screenAt } from './routes.tsx'
import { App } from './shell/app.tsx'
import { type Place, usePlace } from './shell/router.tsx'
import './styles.css'

function Root({ first }: { readonly first: Place }) {
  const place = usePlace(first, screenAt)
  useEffect(() => applyHead(place.screen.head), [place])
  return (
    <StrictMode>
      <App place={place} />
    </StrictMode>
  )
}

/** Brings the document's head in step with the page after a move. */
function applyHead({ title, description, canonical }: Head): void {
  document.title = title
  document.querySelector('meta[name=description]')?.setAttribute('content', description)
  document.querySelector('link[rel=canonical]')?.setAttribute('href', canonical)
}

async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The document has no #root')
  const path = location.pathname
  hydrateRoot(root, <Root first={{ path, screen: await screenAt(path) }} />)
  document.documentElement.dataset.ready = ''
  const { keepFocus } = await import('./shell/keep-focus.ts')
  keepFocus()
}

start()

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // Blocked in some private windows; the page works without it.
  addEventListener('load', () => navigator.serviceWorker.register('/service-worker.js').catch(() => {}))
}
