/**
 * Moves the focus to the nearest remaining part of the page when the focused element is removed: a submitted form, a
 * deleted row. By default the focus would fall back to the whole page, and keyboard users would lose their position.
 * Navigation to another page is left to the browser.
 */
export function restoreFocus(): void {
  /** Focused element and its ancestors, innermost first. */
  let trail: readonly HTMLElement[] = []
  let path = ''
  addEventListener('focusin', ({ target }) => {
    trail = target instanceof HTMLElement ? trailOf(target) : []
    path = location.pathname
  })
  addEventListener('focusout', ({ target }) => {
    // Some browsers report it for an element that is being removed; then it is disconnected a moment later.
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

/** Focuses a part of the page that is not a tab stop; returns whether it succeeded. */
function tryFocus(part: HTMLElement): boolean {
  const isStop = part.hasAttribute('tabindex')
  if (!isStop) part.tabIndex = -1
  part.focus({ preventScroll: true })
  if (!isStop) part.addEventListener('blur', () => part.removeAttribute('tabindex'), { once: true })
  return document.activeElement === part
}
