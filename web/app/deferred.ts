/**
 * Code shared by all pages that knows every page and tool, for a hydrated page. Its name changes with each tool, and so
 * does that of whatever names it; documents do (`app/load-deferred.ts`), so that the scripts of pages remain the same.
 */

import { listen, receiveSystemInput } from '../open-with/listen.ts'
import { loadFullStylesheet } from '../platform/full-stylesheet.ts'
import { recordRequests } from '../platform/record-requests.ts'
import { focusAddedFields } from './focus-added-fields.ts'
import { focusInvalidFields } from './focus-invalid-fields.ts'
import type { InstallOffer } from './install-hint.ts'
import { hideNavigationBar } from './navigation/hide-navigation-bar.ts'
import { startRouter } from './navigation/navigation.ts'
import { restoreFocus } from './navigation/restore-focus.ts'
import type { Route } from './navigation/route.ts'
import { registerServiceWorker } from './register-service-worker.ts'
import { followUpdates } from './updated-site.ts'

/**
 * Starts the deferred features: client-side navigation, focus restoration, hiding of the bar, offline caching, and
 * pastes and drops that no tool handles.
 */
export function begin(show: (route: Route) => void): void {
  startRouter(show, () => import('../routes.ts'))
  document.documentElement.dataset.hydrated = 'navigation'
  restoreFocus()
  focusInvalidFields()
  focusAddedFields()
  followUpdates()
  hideNavigationBar()
  recordRequests()
  registerServiceWorker()
  listen()
  receiveSystemInput()
  loadToasts()
  addEventListener('beforeinstallprompt', async (event) =>
    (await import('./install-hint.ts')).hintAtInstalling(event as InstallOffer),
  )
}

/** Loads the messages' own script, whose style every document contains. */
async function loadToasts(): Promise<void> {
  const { startToasts } = await import('./start-toasts.tsx')
  startToasts()
}

export { openSendMenu, openWith } from '../open-with/show-open-with.tsx'
export { BrokenPage } from './broken-page.tsx'
export { BrokenTool } from './broken-tool.tsx'
export { openNewsletter, openPrivacyDialog } from './open-dialogs.tsx'
export { openSearch } from './search/open-search.tsx'
export async function liveAnswer() {
  const [{ LiveAnswer, prepareAnswers, firstOffer }] = await Promise.all([
    import('../open-with/live-answer.tsx'),
    loadFullStylesheet(),
  ])
  return { LiveAnswer, prepareAnswers, firstOffer }
}
export const relatedTools = () => import('./related-tools.tsx')
export async function accountLinks() {
  const [links] = await Promise.all([import('../account/account-links.tsx'), loadFullStylesheet()])
  return links
}
