const HIDE_BELOW_PX = 100

/**
 * Hides the navigation bar when the page scrolls down past its first hundred pixels, and shows it as soon as it scrolls
 * up.
 */
export function hideNavigationBar(): void {
  let before = scrollY
  addEventListener(
    'scroll',
    () => {
      const now = Math.max(0, scrollY)
      document.documentElement.toggleAttribute('data-bar-away', now > before && now > HIDE_BELOW_PX)
      before = now
    },
    { passive: true },
  )
}
