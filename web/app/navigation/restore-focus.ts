import { focusOn, type Place, placeOf, successorOf } from './focus-target.ts'

/**
 * Hands the focus on when the focused element is removed: a submitted form, a deleted row. By default the focus would
 * fall back to the whole page, and keyboard users would lose their position. Navigation to another page is left to the
 * browser.
 */
export function restoreFocus(): void {
  let place: Place | undefined
  let path = ''
  /** Elements that appeared since the removal. */
  let added: HTMLElement[] = []
  let isPending = false
  addEventListener('focusin', ({ target }) => {
    const isInPage = target instanceof HTMLElement && target.closest('main, dialog') !== null
    place = isInPage ? placeOf(target) : undefined
    path = location.pathname
  })
  addEventListener('focusout', ({ target }) => {
    // Some browsers report it for an element that is being removed; then it is disconnected a moment later.
    queueMicrotask(() => {
      if (place && target === focused(place) && focused(place)?.isConnected) place = undefined
    })
  })
  const handOn = () => {
    isPending = false
    const lost = place
    if (!lost || document.activeElement !== document.body || path !== location.pathname) return
    place = undefined
    const next = successorOf(
      lost,
      added.filter((element) => element.isConnected),
    )
    if (next) focusOn(next)
  }
  new MutationObserver((records) => {
    if (!place || focused(place)?.isConnected) return
    if (!isPending) added = []
    added.push(...addedBy(records))
    // A component that moves the focus itself does so until the next frame.
    if (!isPending) requestAnimationFrame(handOn)
    isPending = true
  }).observe(document.body, { childList: true, subtree: true })
}

function focused(place: Place): HTMLElement | undefined {
  return place.trail[0]?.element
}

/** Returns the elements that the changes put into the page. */
export function addedBy(records: readonly MutationRecord[]): HTMLElement[] {
  return records.flatMap(({ addedNodes }) => [...addedNodes].filter((node) => node instanceof HTMLElement))
}
