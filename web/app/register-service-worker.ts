import { withBase } from '#lib/net/base-path.ts'
import { readStorage, writeStorage } from '../platform/store/storage.ts'

const VISITED = 'sundry-visited'

/** Caches all pages for offline use; with Save-Data on, not before a second visit. */
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
