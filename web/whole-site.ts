/**
 * All that knows every page and tool, for a page that is alive. Its name changes with each tool, and so does that of
 * whatever names it; documents do (`shell/ask-whole-site.ts`), so that the scripts of pages stay the same.
 */

import { hideBar } from './shell/hide-bar.ts'
import type { InstallOffer } from './shell/install-hint.ts'
import { keepFocus } from './shell/keep-focus.ts'
import { keepOffline } from './shell/keep-offline.ts'
import { followMoves } from './shell/moves.ts'
import type { Place } from './shell/place.ts'
import { wearWholeStyle } from './shell/whole-style.ts'
import { takeFromSystem } from './taking/from-system.ts'
import { listen } from './taking/listen.ts'

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
    (await import('./shell/install-hint.ts')).hintAtInstalling(event as InstallOffer),
  )
}

export { openNewsletter } from './shell/newsletter.tsx'
export { tellWhatLeaves } from './shell/tell-what-leaves.tsx'
export { search } from './taking/search.tsx'
export { sendFrom } from './taking/send-from.tsx'
export { openWith } from './taking/show-open-with.tsx'
export const relatedTools = () => import('./shell/related-tools.tsx')
export async function accountLinks() {
  const [links] = await Promise.all([import('./account/account-links.tsx'), wearWholeStyle()])
  return links
}
