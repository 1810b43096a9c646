import { useEffect } from 'react'

/** Puts a text before the page's title, in the browser's tab, for as long as it is given. */
export function useTitlePrefix(prefix: string | undefined): void {
  useEffect(() => {
    if (prefix === undefined) return
    const before = document.title
    const shown = `${prefix} · ${before}`
    document.title = shown
    return () => {
      // Whoever has changed the title since then knows better.
      if (document.title === shown) document.title = before
    }
  }, [prefix])
}
