import { withBase } from '#lib/net/base-path.ts'
import { readStorage, writeStorage } from '../platform/store/storage.ts'

const VISITED = 'sundry-visited'

/** Keeps all pages for use without a network; with Save-Data on, not before a second visit shows that it is wanted. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  if (savesData() && !isSecondVisit()) return
  // Blocked in some private windows; the page works without it.
  navigator.serviceWorker.register(withBase('/service-worker.js')).catch(() => {})
}

/** The hint Save-Data (WICG), which only some browsers know. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } }
  return connection?.saveData === true
}

function isSecondVisit(): boolean {
  if (readStorage(VISITED) !== null) return true
  writeStorage(VISITED, 'true')
  return false
}
