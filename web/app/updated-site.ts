import { showToast } from '../ui/toast.tsx'
import { BEFORE_BROKEN } from './error-boundary.tsx'
import { isMissingChunk } from './missing-chunk.ts'
import { keepTyped, restoreTyped } from './typed-fields.ts'

/**
 * Follows a page that is older than the server and misses a script: what was typed is kept, and a message offers to
 * load the page again.
 */
export function followUpdates(): void {
  restoreTyped()
  addEventListener(BEFORE_BROKEN, keepTyped)
  addEventListener('unhandledrejection', (event) => {
    if (!isMissingChunk(event.reason)) return
    event.preventDefault()
    showToast({
      title: 'This page is older than the site',
      description: 'A part of it could not be loaded. Your input comes back.',
      stays: true,
      action: { label: 'Load the page again', onAct: loadAgain },
    })
  })
}

function loadAgain(): void {
  keepTyped()
  location.reload()
}
