type WholeSite = typeof import('../whole-site.ts')

let style: Promise<void> | undefined

/**
 * The script that knows every page and tool, and the style of all of them: the document carries that of its own page.
 * Both have the names that the document gives.
 */
export async function askWholeSite(): Promise<WholeSite> {
  if (import.meta.env.SSR || import.meta.env.DEV) return import('../whole-site.ts')
  style ??= wear(named('whole-style'))
  const [site] = await Promise.all([import(/* @vite-ignore */ named('whole-site')), style])
  return site
}

function named(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content ?? ''
}

/** Puts a style sheet on the page; one that fails is asked for again next time. */
function wear(href: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  return new Promise((resolve, reject) => {
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      style = undefined
      reject(new Error(`No style at ${href}`))
    }
    document.head.append(link)
  })
}
