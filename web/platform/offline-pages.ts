import { withBase } from '#lib/net/base-path.ts'

/** Returns the paths available offline: pages cached by the service worker. */
export async function offlinePages(paths: readonly string[]): Promise<ReadonlySet<string>> {
  if (!('caches' in globalThis)) return new Set()
  const found = await Promise.all(
    paths.map(async (path) => ((await caches.match(withBase(`${path}.html`))) ? path : undefined)),
  )
  return new Set(found.filter((path) => path !== undefined))
}
