import { withBase } from '#lib/net/base-path.ts'
import { cameFrom } from '../account/came-from.ts'
import { loadDeferred } from '../app/load-deferred.ts'
import { whenIdle } from '../platform/when-idle.ts'

export const WELCOME = { title: 'Welcome back!', description: "You've been signed in successfully." }

/** Returns the page after a sign-in: Pricing, if a trial there needed it, otherwise the first one. */
export function home(): string {
  const before = cameFrom()
  return before === withBase('/pricing') ? before : withBase('/')
}

/** Navigates once the router has started (when the page is first idle): a full page load would lose the toast. */
export function goTo(path: string): void {
  whenIdle(async () => {
    await loadDeferred().catch(() => {})
    // A path of this site, whatever the address says.
    location.replace(new URL(path, location.origin).origin === location.origin ? path : withBase('/'))
  })
}
