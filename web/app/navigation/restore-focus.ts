/**
 * Keeps the focus near by when what had it goes away: a form that was sent, a row that was removed. It passes to the
 * nearest part of the page that is left. By itself it would fall back to the whole page, and whoever uses the keys
 * would have to find the place again. A move to another page is left to the browser.
 */
export function restoreFocus(): void {
  /** What has the focus, and all that it is in, from the inside out. */
  let trail: readonly HTMLElement[] = []
  let path = ''
  addEventListener('focusin', ({ target }) => {
    trail = target instanceof HTMLElement ? trailOf(target) : []
    path = location.pathname
  })
  addEventListener('focusout', ({ target }) => {
    // Some browsers say it of an element that is just being removed; then it is gone a moment later.
    queueMicrotask(() => {
      if (target === trail[0] && trail[0]?.isConnected) trail = []
    })
  })
  new MutationObserver(() => {
    if (!trail[0] || trail[0].isConnected || document.activeElement !== document.body) return
    const left = trail.filter((part) => part.isConnected && part.parentElement?.closest('main'))
    trail = []
    if (path === location.pathname) left.some(tryFocus)
  }).observe(document.body, { childList: true, subtree: true })
}

function trailOf(element: HTMLElement): readonly HTMLElement[] {
  return element.parentElement ? [element, ...trailOf(element.parentElement)] : [element]
}

/** Gives the focus to a part of the page that is no stop of the Tab key; whether it took it. */
function tryFocus(part: HTMLElement): boolean {
  const isStop = part.hasAttribute('tabindex')
  if (!isStop) part.tabIndex = -1
  part.focus({ preventScroll: true })
  if (!isStop) part.addEventListener('blur', () => part.removeAttribute('tabindex'), { once: true })
  return document.activeElement === part
}
