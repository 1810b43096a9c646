import { useEffect } from 'react'

/** Puts a prefix before the page's title while it is set. */
export function useTitlePrefix(prefix: string | undefined): void {
  useEffect(() => {
    if (prefix === undefined) return
    const before = document.title
    const shown = `${prefix} · ${before}`
    document.title = shown
    return () => {
      // A title changed since then is preserved.
      if (document.title === shown) document.title = before
    }
  }, [prefix])
}
