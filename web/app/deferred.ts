/**
 * All that knows every page and tool, for a page that is alive. Its name changes with each tool, and so does that of
 * whatever names it; documents do (`app/load-deferred.ts`), so that the scripts of pages stay the same.
 */

import { listen } from '../open-with/listen.ts'
import { takeFromSystem } from '../open-with/system-input.ts'
import { wearWholeStyle } from './full-stylesheet.ts'
import type { InstallOffer } from './install-hint.ts'
import { hideBar } from './navigation/hide-navigation-bar.ts'
import { followMoves } from './navigation/navigation.ts'
import { keepFocus } from './navigation/restore-focus.ts'
import type { Place } from './navigation/route.ts'
import { keepOffline } from './register-service-worker.ts'

/**
 * What begins once a page has time: moves within the site, the focus kept near by, the bar out of the reader's way,
 * pages kept for use offline, pastes and drops that no tool takes.
 */
export function begin(show: (place: Place) => void): void {
  followMoves(show)
  document.documentElement.dataset.ready = 'moves'
  keepFocus()
  hideBar()
  keepOffline()
  listen()
  takeFromSystem()
  addEventListener('beforeinstallprompt', async (event) =>
    (await import('./install-hint.ts')).hintAtInstalling(event as InstallOffer),
  )
}

export { sendFrom } from '../open-with/open-send-menu.tsx'
export { openWith } from '../open-with/show-open-with.tsx'
export { openNewsletter } from './newsletter.tsx'
export { tellWhatLeaves } from './open-privacy-dialog.tsx'
export { search } from './search/open-search.tsx'
export const relatedTools = () => import('./related-tools.tsx')
export async function accountLinks() {
  const [links] = await Promise.all([import('../account/account-links.tsx'), wearWholeStyle()])
  return links
}
