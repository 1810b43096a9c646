import { withBase } from '#lib/net/base-path.ts'
import { loadDeferred } from '../app/load-deferred.ts'
import { whenIdle } from '../platform/when-idle.ts'

export const WELCOME = { title: 'Welcome back!', description: "You've been signed in successfully." }

/** The page after a sign-in: the first one, or that of the trial that needed it. */
export function home(): string {
  return withBase(sessionStorage.trial ? '/pricing' : '/')
}

/** Navigates once the router has started (when the page is first idle): a full page load would lose the toast. */
export function goTo(path: string): void {
  whenIdle(async () => {
    await loadDeferred().catch(() => {})
    // A path of this site, whatever the address says.
    location.replace(new URL(path, location.origin).origin === location.origin ? path : withBase('/'))
  })
}
