let loading: Promise<void> | undefined

/**
 * Puts the style of all pages on this one, whose document carries its own alone: before a move, and before a part is
 * shown that no document has. The document names the sheet; one that fails is asked for again next time.
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
    // Behind all of the document's own style, the part at its end too: of two rules the later one holds.
    document.body.append(link)
  })
}
