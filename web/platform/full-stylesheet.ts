let loading: Promise<void> | undefined

/**
 * Loads the full stylesheet into this page, whose document contains only its own style: before navigation, and before
 * rendering a part that no document has. The document names the stylesheet; a failed load is retried next time.
 */
export function loadFullStylesheet(): Promise<void> {
  const href = document.querySelector<HTMLMetaElement>('meta[name=full-stylesheet]')?.content
  // While Sundry is worked on, every page has it.
  if (!href) return Promise.resolve()
  loading ??= load(href)
  return loading
}

function load(href: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  return new Promise((resolve, reject) => {
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      loading = undefined
      reject(new Error(`No style at ${href}`))
    }
    // After all of the document's own style, including the part at its end: of two rules the later one wins.
    document.body.append(link)
  })
}
