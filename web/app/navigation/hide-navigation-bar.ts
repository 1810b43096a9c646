const HIDE_BELOW_PX = 100

/** The navigation bar goes when the page moves down past its first hundred pixels, and is back as soon as it moves up. */
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
